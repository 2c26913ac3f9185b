import { css } from 'styled-components';

/**
 * Styles for a label that looks like a button around its radio or checkbox: the input covers the label unseen, and is shown in forced
 * colors, which hide the background of the chosen one. The label needs a position.
 */
export const coveringInput = css`
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  @media (forced-colors: active) {
    input {
      position: static;
      width: auto;
      height: auto;
      margin-inline: 6px;
      opacity: 1;
    }
  }
`;
