import { css } from 'styled-components';
import { token } from './tokens';

/** The one focus ring: 3 px with a gap of 2 px in white, so that it shows on any ground. */
export const focusRing = css`
  outline: 3px solid ${token.focus};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${token.surface};
`;
