import { styled } from 'styled-components';

/** Hides an element that requires scripts while scripts are off. */
export const hiddenWithoutScript = `
  @media (scripting: none) {
    display: none;
  }
`;

/** Container for content that requires scripts. */
export const ScriptOnly = styled.div`
  ${hiddenWithoutScript}
`;
