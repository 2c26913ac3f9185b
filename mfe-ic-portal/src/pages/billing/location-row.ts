import { FieldRow } from '@scanharbor/shared-ui/layout';
import { styled } from 'styled-components';

/** A location beside the menu of its account. */
export const BillingLocationRow = styled(FieldRow)`
  align-items: center;
`;
