import { css } from 'styled-components';
import { token } from './tokens';

/**
 * Text on a ground of the brand's color. In forced colors, browsers would draw a box in the color of the page behind it, which hides it.
 */
export const onBrandText = css`
  color: ${token.onBrand};
  forced-color-adjust: none;
`;

/** The border of what is not chosen, beside one that is. Forced colors make a transparent border visible. */
export const unseenBorder = css`
  border-color: transparent;

  @media (forced-colors: active) {
    border-color: Canvas;
  }
`;
