import { colors } from '../theme/colors';
import { mark } from './mark';

const { side, corner, stroke, ring } = mark;

const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
  `<rect width="${side}" height="${side}" rx="${corner}" fill="${colors.brand}"/>`,
  `<path d="${ring}" fill="none" stroke="${colors.onBrand}" stroke-width="${stroke}" stroke-linecap="round"/>`,
  '</svg>',
].join('');

/** The icon of the browser tab: an SVG data URL. CSS tokens do not apply there, so the colors are literal. */
export const brandIcon = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
