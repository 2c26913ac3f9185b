import { css, keyframes } from 'styled-components';

/** Until the first paint; the animation starts with it. */
const notYet = keyframes`
  from {
    content-visibility: hidden;
  }
`;

/**
 * CSS for a part of a prerendered page that a first screen rarely shows: the browser computes it after the first paint, and once it is
 * nearly in sight (one and a half screens in Chromium). `height`, a CSS length, stands for the part until then. Empty in a browser: the
 * application computes what it renders.
 */
export const computedLater = (height: string) =>
  typeof document === 'undefined'
    ? css`
        content-visibility: auto;
        contain-intrinsic-block-size: auto ${height};
        animation: ${notYet} 1ms 100ms backwards;
      `
    : '';
