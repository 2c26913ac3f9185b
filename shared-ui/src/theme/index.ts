export { type Breakpoint, breakpoints, desktopFrom, media } from './breakpoints';
export { colors } from './colors';
export { focusRing } from './focus-ring';
export { GlobalStyle } from './global-style';
export { setTopInset, type SpaceName, token } from './tokens';
export { Figures, Heading, type HeadingLevel, tabularFigures, Text } from './typography';
