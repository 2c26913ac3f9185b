import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** What surrounds a grid of the portal: whole words in its cells, and no room for a caption that only speaks. `$bare` has no search. */
export const GridBox = styled.div<{ $bare?: boolean }>`
  min-width: 0;

  caption {
    padding: ${({ $bare }) => ($bare ? 0 : token.space12)} 0 0;
  }

  td {
    overflow-wrap: break-word;
  }

  td button,
  td time {
    white-space: nowrap;
  }

  ${media.from(768)} {
    th,
    td {
      padding-inline: 10px;
    }

    ${({ $bare }) => $bare && 'section > div:has(> div > label) { padding: 0; }'}
  }

  ${media.below(768)} {
    tr:first-child {
      border-top: 0;
    }
  }

  td > span {
    display: inline-block;
    max-width: 100%;
  }

  ul {
    gap: ${token.space4};
  }
`;
