export { breakpoints, desktopFrom, media } from './breakpoints';
export type { Breakpoint } from './breakpoints';
export { contrast } from './contrast';
export { focusRing } from './focus-ring';
export { GlobalStyle } from './global-style';
export { colours, densities, token, variableName } from './tokens';
export type { ColourName, SpaceName, TokenName } from './tokens';
export { Figures, Heading, tabularFigures, Text } from './typography';
export type { HeadingLevel, HeadingProps, HeadingSize, TextSize, TextStyleProps } from './typography';
