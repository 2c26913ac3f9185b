import { darkColors, darkStrongColors, forcedColors, printColors, strongColors } from './colors';
import { declarations } from './tokens';
import { moreContrast, whenDark } from './when-dark';

const chosen = ":root :is([aria-pressed='true'], [aria-current]):not(:focus-visible)";
const active = ":root :is([role='option'], [role='menuitem'])[data-focused]";
/** In a list without a choice of its own, such as that of commands. */
const activeCommand = ":root [role='option'][aria-selected='true']:not([data-selected])";

/** Forced colors drop the grounds and shadows that mark what is chosen, and the entry of a list that the Enter key takes. */
const forcedMarks = `${chosen}, ${active}, ${activeCommand} { outline: 2px solid Highlight; outline-offset: -2px; }`;

/**
 * The colors of paper and of the schemes other than the light one, as CSS. The page has it in its head, so that it costs the scripts
 * nothing and applies before them. Each rule is more specific than the light colors, which come later.
 */
export const schemes = [
  ':root { color-scheme: light; }',
  `@media screen and ${moreContrast} { :root:root { ${declarations(strongColors)} } }`,
  whenDark(`color-scheme: dark; ${declarations(darkColors)}`),
  whenDark(declarations(darkStrongColors), ` and ${moreContrast}`),
  `@media print { :root:root { ${declarations(printColors)} } }`,
  `@media (forced-colors: active) { :root:root:root { ${declarations(forcedColors)} } ${forcedMarks} }`,
]
  .join('')
  .replace(/\s+/g, ' ');
