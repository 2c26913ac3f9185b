import { css } from 'styled-components';
import { token } from './tokens';

/** The focus ring: 3 px with a gap of 2 px in the color of the surface, so that it is visible on any background. */
export const focusRing = css`
  outline: 3px solid ${token.focus};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${token.surface};
`;
