import { type ReactElement, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { media } from './breakpoints';
import { type ColorName, token } from './tokens';

/** Tabular figures, so that ids, dates and amounts line up. Not for words, in which they would widen the hyphens. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;

const headingSizes = {
  display: css`
    font-size: clamp(2.25rem, 1.5rem + 3vw, 3rem);
    line-height: 1.08;
    letter-spacing: -0.025em;
    font-weight: ${token.weightBold};
  `,
  title: css`
    font-size: ${token.titleSize};
    line-height: ${token.titleLine};
    letter-spacing: -0.02em;
    font-weight: ${token.weightBold};

    ${media.below(568)} {
      font-size: min(${token.text28}, ${token.titleSize});
      line-height: min(2.125rem, ${token.titleLine});
    }
  `,
  section: css`
    font-size: ${token.text22};
    line-height: 1.75rem;
    letter-spacing: -0.015em;
    font-weight: ${token.weightStrong};
  `,
  card: css`
    font-size: ${token.text18};
    line-height: 1.5rem;
    letter-spacing: -0.01em;
    font-weight: ${token.weightStrong};
  `,
  small: css`
    font-size: ${token.text16};
    line-height: 1.5rem;
    font-weight: ${token.weightStrong};
  `,
} as const;

type HeadingSize = keyof typeof headingSizes;
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const HeadingElement = styled.h2<{ $size: HeadingSize }>`
  color: ${token.ink};
  text-wrap: balance;
  ${({ $size }) => headingSizes[$size]}
`;

const usualSize = { 1: 'title', 2: 'section', 3: 'card', 4: 'small', 5: 'small', 6: 'small' } as const;

interface HeadingProps {
  level: HeadingLevel;
  /** The size, independent of the level; by default that of the level. */
  size?: HeadingSize;
  id?: string;
  /** -1 lets a script move focus to it, as steps do. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A heading with a level for the outline and a visual size. */
export function Heading({ level, size = usualSize[level], children, ...rest }: HeadingProps): ReactElement {
  return (
    <HeadingElement as={`h${level}`} $size={size} {...rest}>
      {children}
    </HeadingElement>
  );
}

const textSizes = {
  small: css`
    font-size: ${token.text13};
    line-height: 1.125rem;
  `,
  note: css`
    font-size: ${token.text14};
    line-height: 1.25rem;
  `,
  body: css`
    font-size: ${token.bodySize};
    line-height: ${token.bodyLine};
  `,
  lead: css`
    font-size: ${token.text18};
    line-height: 1.75rem;
  `,
} as const;

type TextSize = keyof typeof textSizes;

interface TextStyleProps {
  $size?: TextSize;
  $color?: ColorName;
  $strong?: boolean;
  $tabular?: boolean;
}

/** A paragraph (or an inline element through `as`), at most 66 characters per line. */
export const Text = styled.p<TextStyleProps>`
  max-width: ${token.lineLength};
  text-wrap: pretty;
  color: ${({ $color = 'ink' }) => token[$color]};
  ${({ $size = 'body' }) => textSizes[$size]}
  ${({ $strong }) => $strong && `font-weight: ${token.weightStrong};`}
  ${({ $tabular }) => $tabular && tabularFigures}
`;

/** Inline text with tabular figures. */
export const Figures = styled.span`
  ${tabularFigures}
`;
