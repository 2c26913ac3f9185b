/**
 * Colors of the series of a chart, in their order, by scheme. They can be distinguished from each other and from the surface also with each
 * kind of color blindness (`series-colors.test.ts`); charts add hatching. They are not with the tokens of all pages, because only charts
 * need them.
 */
export const seriesColors = {
  light: ['#1d4f9c', '#9d4616', '#029e72', '#a260ce', '#333602'],
  dark: ['#8db8ff', '#e08525', '#3e765f', '#9f5dcb', '#ddcb74'],
  lightWithMoreContrast: ['#0b3577', '#9b6419', '#3d7f74', '#2c163a', '#5c4b1a'],
  darkWithMoreContrast: ['#c0d8ff', '#c0571e', '#268b85', '#be8ce1', '#fcca21'],
  /** Those of the reader, as in Windows contrast themes; hatching distinguishes more. */
  forced: ['CanvasText', 'Highlight', 'LinkText', 'GrayText', 'ButtonText'],
} as const;
