import { type Breakpoint, media, token } from '@scanharbor/shared-ui/theme';
import { css, styled } from 'styled-components';

/**
 * Children side by side in `$columns` (CSS tracks) from a width of `$from` px, below each other on narrower screens. While `$isLoading`,
 * narrower screens show the first child only, because the others would move when it gets its rows.
 */
export const SideBySide = styled.div<{ $from: Breakpoint; $columns: string; $isLoading?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space16};
  align-items: start;

  ${({ $from, $isLoading }) =>
    $isLoading &&
    css`
      ${media.below($from)} {
        > :not(:first-child) {
          display: none;
        }
      }
    `}

  ${({ $from }) => media.from($from)} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`;
