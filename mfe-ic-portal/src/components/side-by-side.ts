import { type Breakpoint, media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** Children side by side in `$columns` (CSS tracks) from a width of `$from` px, below each other on narrower screens. */
export const SideBySide = styled.div<{ $from: Breakpoint; $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space16};
  align-items: start;

  ${({ $from }) => media.from($from)} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`;
