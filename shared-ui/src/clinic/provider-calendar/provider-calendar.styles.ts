import { css, keyframes, styled } from 'styled-components';
import { media, tabularFigures, token } from '../../theme/index';
import { type SlideDirection, slideMs } from './use-sliding-month';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};
  align-items: start;

  ${media.from(991)} {
    &:has(aside) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
    }
  }
`;

const slideOut = (to: string) => keyframes`
  to { transform: translateX(${to}); opacity: 0; }
`;

const slides = {
  forward: slideOut('-24%'),
  back: slideOut('24%'),
} as const;

export const Slide = styled.div<{ $sliding: SlideDirection | null }>`
  /* All days of a week are as high as the highest one. */
  td {
    height: 1px;
  }

  button[data-date] {
    height: 100%;
    min-height: 76px;

    ${media.below(768)} {
      min-height: 56px;
    }
  }

  ${({ $sliding }) =>
    $sliding &&
    css`
      overflow: hidden;

      table {
        animation: ${slides[$sliding]} ${slideMs}ms ease-in-out forwards;
      }
    `}
`;

/** One style per group, in the order of the groups. */
const tones = [
  css`
    background: ${token.accentTint};
    color: ${token.accent};
  `,
  css`
    background: ${token.brandTint};
    color: ${token.brandHover};
  `,
  css`
    background: ${token.okTint};
    color: ${token.ok};
  `,
] as const;

export const Badge = styled.span<{ $tone: number }>`
  display: inline-block;
  min-width: 20px;
  padding: 0 5px;
  border-radius: ${token.radiusPill};
  font-size: ${token.text13};
  line-height: 1.25rem;
  font-weight: ${token.weightStrong};
  text-align: center;
  ${tabularFigures}
  ${({ $tone }) => tones[$tone % tones.length]}
`;

export const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  justify-content: center;
  margin-top: 2px;
`;

const loadHeight = '4px';

/** A bar below the number of a day, as long as the booked part of its opening hours. */
export const Load = styled.span<{ $percent: number }>`
  display: block;
  width: 100%;
  max-width: 72px;
  height: ${loadHeight};
  margin: 4px auto 2px;
  border-radius: ${token.radiusPill};
  background: linear-gradient(to right, ${token.accent} ${({ $percent }) => Math.min($percent, 100)}%, ${token.divider} 0);
`;

/** The bar in the legend, half full. */
export const LoadMark = styled(Load).attrs({ $percent: 50 })`
  display: inline-block;
  width: 32px;
  margin: 0 ${token.space4} 2px 0;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
`;

export const Panel = styled.aside`
  padding: ${token.cardPad};
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

export const PanelHead = styled.div`
  display: flex;
  gap: ${token.space8};
  align-items: start;
  justify-content: space-between;
`;
