export { type Breakpoint, breakpoints, desktopFrom, media } from './breakpoints';
export { contrast } from './contrast';
export { focusRing } from './focus-ring';
export { GlobalStyle } from './global-style';
export { type ColourName, colours, densities, type SpaceName, token, type TokenName, variableName } from './tokens';
export {
  Figures,
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  tabularFigures,
  Text,
  type TextSize,
  type TextStyleProps,
} from './typography';
