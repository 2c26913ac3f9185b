import { DataTable, type DataTableModel, type DataTableProps } from '@scanharbor/shared-ui/data-table';
import { media, token } from '@scanharbor/shared-ui/theme';
import { type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';

/** Wraps a grid: on wide screens its cells break between words only. */
const GridBox = styled.div`
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

    &[data-rows='compact'] td {
      font-size: ${token.text13};
    }
  }

  ${media.below(768)} {
    tr:first-child {
      border-top: 0;
    }
  }
`;

export type GridBoxProps = ComponentProps<typeof GridBox>;

type TableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'idColumn' | 'rowHref' | 'actions' | 'isCurrent' | 'isCompact' | 'headingLevel' | 'pageSizes'
>;

/** The state of a query that a grid shows. */
export interface GridQuery {
  isSuccess: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryGridProps<Row extends object> extends TableProps<Row> {
  /** Name of the grid, and its texts without rows. */
  texts: { title: string; caption?: string; empty: string; emptyText?: string; failed: string };
  query: GridQuery;
  /** The grid as `useGrid` builds it. */
  grid: DataTableModel<Row>;
  /** Whether there is a search box for all columns; true when omitted. */
  search?: boolean;
  box?: GridBoxProps;
}

/** Renders a grid of a query's rows, with its four states. */
export function QueryGrid<Row extends object>({ texts: gridTexts, query, grid, search = true, box, ...tableProps }: QueryGridProps<Row>) {
  const { isSuccess, isError, refetch } = query;
  return (
    <GridBox {...box} data-rows={tableProps.isCompact ? 'compact' : undefined}>
      <DataTable
        headingLevel={2}
        {...tableProps}
        model={grid}
        caption={gridTexts.caption ?? gridTexts.title}
        captionHidden
        status={isSuccess ? 'ready' : isError ? 'failed' : 'loading'}
        texts={{ empty: { title: gridTexts.empty, text: gridTexts.emptyText }, failed: { title: gridTexts.failed } }}
        onRetry={() => void refetch()}
        searchLabel={search ? texts.grid.search : undefined}
      />
    </GridBox>
  );
}
