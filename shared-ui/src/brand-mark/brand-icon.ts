import { colours } from '../theme/tokens';
import { mark } from './mark';

const { side, corner, stroke, ring } = mark;

const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
  `<rect width="${side}" height="${side}" rx="${corner}" fill="${colours.brand}"/>`,
  `<path d="${ring}" fill="none" stroke="${colours.onBrand}" stroke-width="${stroke}" stroke-linecap="round"/>`,
  '</svg>',
].join('');

/** The mark for the tab of a browser, as the data URL of an SVG: colours are literal, since no token reaches it there. */
export const brandIcon = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
