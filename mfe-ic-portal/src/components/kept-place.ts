import { styled } from 'styled-components';

/** Keeps the place of its children until they are known, so that nothing moves when they appear. */
export const KeptPlace = styled.span<{ $isShown: boolean }>`
  display: contents;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;
