import { css } from 'styled-components';
import { darkColors, darkStrongColors, forcedColors, strongColors } from './colors';
import { declarations } from './tokens';

/**
 * A rule for the dark scheme on screens: where the device asks for it and the visitor did not choose the light one, and where the
 * visitor chose it. Paper stays light. `condition` narrows the media.
 */
const whenDark = (rule: string, condition = ''): string => `
  @media screen and (prefers-color-scheme: dark)${condition} { :root:not([data-scheme='light']) { ${rule} } }
  @media screen${condition} { :root[data-scheme='dark'] { ${rule} } }
`;

const moreContrast = '(prefers-contrast: more)';

/** The colors of the schemes other than the light one, after which it comes. */
export const schemes = css`
  :root {
    color-scheme: light;
  }

  @media ${moreContrast} {
    :root {
      ${declarations(strongColors)}
    }
  }

  ${whenDark(`color-scheme: dark; ${declarations(darkColors)}`)}
  ${whenDark(declarations(darkStrongColors), ` and ${moreContrast}`)}

  @media (forced-colors: active) {
    :root:root {
      ${declarations(forcedColors)}
    }
  }
`;
