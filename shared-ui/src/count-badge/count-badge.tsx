import { styled } from 'styled-components';
import { tabularFigures, token } from '../theme/index';

/** The number of items behind a tab or a link. */
export const CountBadge = styled.span`
  min-width: 24px;
  padding: 0 6px;
  border-radius: ${token.radiusPill};
  background: ${token.neutralTint};
  color: ${token.ink};
  font-size: ${token.text13};
  line-height: 1.5rem;
  text-align: center;
  ${tabularFigures}
`;
