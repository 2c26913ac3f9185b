export { type Breakpoint, breakpoints, desktopFrom, media } from './breakpoints';
export { computedLater } from './computed-later';
export { focusRing } from './focus-ring';
export { onBrandText, unseenBorder } from './forced-colors';
export { GlobalStyle } from './global-style';
export { type ColorName, setTopInset, type SpaceName, token, variableName } from './tokens';
export { Figures, Heading, type HeadingLevel, tabularFigures, Text } from './typography';
