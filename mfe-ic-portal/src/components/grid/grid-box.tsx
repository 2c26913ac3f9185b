import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** What surrounds a grid of the portal: whole words in its cells, where there is room for the longest. */
export const GridBox = styled.div`
  min-width: 0;

  td time {
    white-space: nowrap;
  }

  td > span {
    display: inline-block;
    max-width: 100%;
  }

  ul {
    gap: ${token.space4};
  }

  ${media.from(768)} {
    td {
      overflow-wrap: break-word;
    }

    th,
    td {
      padding-inline: 8px;
    }

    th:first-child,
    td:first-child {
      padding-inline-start: 14px;
    }
  }

  ${media.below(768)} {
    tr:first-child {
      border-top: 0;
    }
  }
`;
