import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** The picture and its table: beside each other where there is room, the table no wider than it needs. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};

  ${media.from(991)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, max-content);

    > :last-child {
      max-width: 480px;
    }
  }
`;

/** A wide table scrolls in its own place. */
export const Scroller = styled.div`
  min-width: 0;
  overflow-x: auto;
`;

export const NumberTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text14};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  th,
  td {
    padding: ${token.space4} ${token.space8};
    border-bottom: 1px solid ${token.hairline};
    text-align: right;
    font-weight: ${token.weightRegular};
  }

  thead th {
    color: ${token.ink2};
    border-bottom-color: ${token.divider};
    vertical-align: bottom;
    white-space: normal;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  tfoot th,
  tfoot td {
    border-bottom: 0;
    font-weight: ${token.weightStrong};
  }
`;

export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: ${token.space16} ${token.space24};

  /* The figures of a row stand on one line, also beside a label of two lines. */
  > div {
    display: grid;
    align-content: space-between;
  }

  dt {
    font-size: ${token.text14};
    color: ${token.ink2};
  }

  dd {
    font-size: ${token.text22};
    font-weight: ${token.weightStrong};
    font-variant-numeric: tabular-nums;
  }
`;
