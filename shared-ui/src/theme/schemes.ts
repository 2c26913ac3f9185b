import { darkColors, darkStrongColors, forcedColors, printColors, strongColors } from './colors';
import { declarations } from './tokens';
import { moreContrast, whenDark } from './when-dark';

/**
 * The colors of paper and of the schemes other than the light one, as CSS. The page has it in its head, so that it costs the scripts nothing and
 * applies before them. Each rule is more specific than the light colors, which come later.
 */
export const schemes = [
  ':root { color-scheme: light; }',
  `@media screen and ${moreContrast} { :root:root { ${declarations(strongColors)} } }`,
  whenDark(`color-scheme: dark; ${declarations(darkColors)}`),
  whenDark(declarations(darkStrongColors), ` and ${moreContrast}`),
  `@media print { :root:root { ${declarations(printColors)} } }`,
  `@media (forced-colors: active) { :root:root:root { ${declarations(forcedColors)} } }`,
]
  .join('')
  .replace(/\s+/g, ' ');
