import { darkColors, darkStrongColors, forcedColors, printColors, strongColors } from './colors';
import { declarations } from './tokens';

/**
 * A rule for the dark scheme on screens: where the device asks for it and the visitor did not choose the light one, and where the
 * visitor chose it. Paper stays light. `condition` narrows the media.
 */
const whenDark = (rule: string, condition = ''): string => `
@media screen and (prefers-color-scheme: dark)${condition} { :root:not([data-scheme='light']) { ${rule} } }
@media screen${condition} { :root[data-scheme='dark'] { ${rule} } }`;

const moreContrast = '(prefers-contrast: more)';

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
