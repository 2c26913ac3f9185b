import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** What follows, in order. */
export const NextSteps = styled.ol`
  display: grid;
  gap: ${token.space8};
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;
