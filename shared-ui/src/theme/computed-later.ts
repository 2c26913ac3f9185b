/**
 * CSS for a part of a prerendered page that a first screen rarely shows: the browser computes it once it is nearly in sight. `height`, a CSS
 * length, stands for the part until then. Empty in a browser: the application computes what it renders.
 */
export const computedLater = (height: string): string =>
  typeof document === 'undefined' ? `content-visibility: auto; contain-intrinsic-block-size: auto ${height};` : '';
