import { styled } from 'styled-components';

/** A place where something is said now and then; it takes no room while it says nothing. */
export const Quiet = styled.div`
  &:empty {
    position: absolute;
  }
`;
