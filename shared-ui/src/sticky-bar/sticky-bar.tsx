import { styled } from 'styled-components';
import { media, token } from '../theme/index';

/**
 * A header that stays at the top while its content scrolls [UI-151]. With `$sticky` false it scrolls, too. In low windows,
 * such as a phone in landscape or text at 400 percent, it always scrolls, because it would cover the content.
 */
export const StickyBar = styled.div<{ $sticky?: boolean }>`
  ${media.tall} {
    ${({ $sticky = true }) => $sticky && `position: sticky; top: ${token.topInset}; z-index: ${token.layerSticky};`}
  }
`;
