import { css, styled } from 'styled-components';
import { media, token } from '../theme/index';

/** Width of the column that names a row, in px. */
export const idColumnWidth = 102;

export const Frame = styled.section`
  container-type: inline-size;
  min-width: 0;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

/** Least width in px of a table with rows of 44 px; in less room it scrolls. */
const compactWidth = 1026;

/** Rows of 44 px: a value keeps to one line and is cut where its column ends. Links and buttons are not, nor is their focus ring. */
const compactRows = css`
  ${media.from(768)} {
    min-width: ${compactWidth}px;

    th,
    td {
      padding-inline: 6px;
    }

    th:first-child,
    td:first-child {
      padding-inline-start: 14px;
    }

    td {
      padding-block: 0;
      font-size: ${token.text14};
      line-height: 1.25rem;
    }

    td,
    td * {
      white-space: nowrap;
    }

    td > span:not(:has(a, button, input)) {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

/** Positioned so that texts for screen readers scroll with their rows and do not lengthen the page. */
export const ScrollBox = styled.div<{ $tall: boolean; $bare: boolean; $compact: boolean }>`
  position: relative;
  overflow-x: auto;
  border-radius: ${token.radiusCard};

  /* The table's head is topmost on a wide screen: its background would cover the corners of the frame. */
  ${({ $bare }) =>
    $bare &&
    css`
      th:first-child {
        border-start-start-radius: calc(${token.radiusCard} - 1px);
      }

      th:last-child {
        border-start-end-radius: calc(${token.radiusCard} - 1px);
      }
    `}

  /* From here on the header sticks to the page, which a scroll box would prevent. */
  ${media.from(991)} {
    overflow-x: ${({ $compact }) => ($compact ? 'auto' : 'visible')};
    --head-top: ${({ $compact }) => ($compact ? '0px' : token.topInset)};
  }

  @container (min-width: ${compactWidth}px) {
    overflow-x: visible;
    --head-top: ${token.topInset};
  }

  ${({ $tall }) =>
    $tall &&
    css`
      && {
        max-height: min(72vh, 760px);
        overflow: auto;
        --head-top: 0px;
      }
    `}
`;

/** Fixed columns where rows are rendered on demand: each new row could change the widths. */
export const TableElement = styled.table<{ $fixed: boolean; $compact: boolean }>`
  table-layout: ${({ $fixed }) => ($fixed ? 'fixed' : 'auto')};
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  ${({ $compact }) => $compact && compactRows}

  ${media.below(768)} {
    display: block;
  }
`;

export const Caption = styled.caption<{ $hidden: boolean }>`
  padding: ${({ $hidden }) =>
    $hidden
      ? 0
      : css`
          ${token.space16} 14px ${token.space12}
        `};
  text-align: start;
  font-size: ${token.text18};
  line-height: 1.5rem;
  font-weight: ${token.weightStrong};

  ${media.below(768)} {
    display: block;
  }
`;

export const HeadCell = styled.th<{ $width?: string | undefined; $end: boolean }>`
  position: sticky;
  top: var(--head-top, 0px);
  z-index: ${token.layerSticky};
  width: ${({ $width }) => $width ?? 'auto'};
  padding: 8px 14px;
  border-bottom: 1px solid ${token.divider};
  background: ${token.canvas};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  font-size: ${token.text13};
  line-height: 1.125rem;
  font-weight: ${token.weightMedium};
  color: ${token.ink2};
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space4};
  min-height: ${token.targetSize};
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  color: inherit;
  text-align: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: ${token.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  svg {
    flex: none;
  }
`;

export const Head = styled.thead`
  ${media.below(768)} {
    display: none;
  }
`;

/** Space for rows that are not in the document. An inline style: each height would add another class. */
export const Spacer = styled.tr.attrs<{ $height: number }>(({ $height }) => ({
  style: { height: `${$height}px` },
  'aria-hidden': true,
}))<{ $height: number }>`
  ${media.below(768)} {
    display: block;
  }
`;

/** `$narrow`: contains only what narrow screens show. */
export const Tools = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${token.space12};
  align-items: end;
  padding: ${token.space16} 14px ${token.space12};

  ${media.from(768)} {
    ${({ $narrow }) => $narrow && 'display: none;'}
  }
`;

export const NarrowOnly = styled.div`
  ${media.from(768)} {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space12};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space12} 14px;
  border-top: 1px solid ${token.divider};
  font-size: ${token.text14};
  color: ${token.ink2};
`;

export const SizeChoice = styled.div`
  display: flex;
  gap: ${token.space8};
  align-items: center;

  select {
    width: auto;
    min-width: 76px;
  }
`;
