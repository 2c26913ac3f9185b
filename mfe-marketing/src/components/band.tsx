import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { onlyAlive } from './alive';

const grounds = { surface: token.surface, canvas: token.canvas } as const;

/** A part of a page as wide as the screen, on its own ground. Parts on the same ground follow without a gap. `$alive`: nothing without scripts. */
export const Band = styled.section<{ $ground?: keyof typeof grounds; $alive?: boolean }>`
  background: ${({ $ground = 'surface' }) => grounds[$ground]};
  border-bottom: ${({ $ground }) => ($ground === 'canvas' ? `1px solid ${token.divider}` : '0')};
  ${({ $alive }) => ($alive ? onlyAlive : '')}

  & + & > * {
    padding-top: 0;
  }
`;

/** What a band holds: the page's width, with a margin that follows the screen. */
export const BandContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};
  max-width: calc(${token.pageWidth} + 2 * ${token.space32});
  margin-inline: auto;
  padding: 40px ${token.space16};

  ${media.from(768)} {
    padding: ${token.space64} ${token.space32};
  }
`;
