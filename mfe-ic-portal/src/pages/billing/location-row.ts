import { FieldRow } from '@scanharbor/shared-ui/layout';
import { styled } from 'styled-components';

/** A location with the menu of its account beside it. */
export const LocationRow = styled(FieldRow)`
  align-items: center;
`;
