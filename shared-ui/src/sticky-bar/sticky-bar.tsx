import { styled } from 'styled-components';
import { media, token } from '../theme/index';

/**
 * A header that stays at the top while what it heads scrolls away [UI-151]. `$stays` false lets it go along. On low
 * windows, such as a phone on its side or text at 400 percent, it always goes along: it would take the room to read.
 */
export const StickyBar = styled.div<{ $stays?: boolean }>`
  ${media.tall} {
    ${({ $stays = true }) => $stays && `position: sticky; top: 0; z-index: ${token.layerSticky};`}
  }
`;
