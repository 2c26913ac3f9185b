import { styled } from 'styled-components';

/** Container for a status message; it has no height while it is empty. */
export const StatusSlot = styled.div`
  &:empty {
    position: absolute;
  }
`;
