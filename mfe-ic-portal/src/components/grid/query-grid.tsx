import { DataTable, type DataTableProps } from '@scanharbor/shared-ui/data-table';
import { type ComponentProps } from 'react';
import { texts } from '../../texts';
import { GridBox } from './grid-box';
import { type Grid } from './use-grid';

export type GridBoxProps = ComponentProps<typeof GridBox>;

type Rows<Row extends object> = Pick<DataTableProps<Row>, 'idColumn' | 'rowId' | 'rowHref' | 'actions' | 'headingLevel' | 'pageSizes'>;

/** What a grid shows of its query: its rows, that they are on their way, or that they cannot be had. */
export interface Query {
  isSuccess: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryGridProps<Row extends object> extends Rows<Row> {
  /** What the grid is called, and what it says in place of rows. */
  words: { title: string; caption?: string; empty: string; emptyText?: string; failed: string };
  query: Query;
  grid: Grid<Row>;
  /** Whether all columns can be searched; true when left out. */
  search?: boolean;
  box?: GridBoxProps;
}

/** A grid of what a query answers, with its four states. */
export function QueryGrid<Row extends object>({ words, query, grid, search = true, box, ...rows }: QueryGridProps<Row>) {
  const { isSuccess, isError, refetch } = query;
  return (
    <GridBox {...box}>
      <DataTable
        headingLevel={2}
        {...rows}
        {...grid}
        caption={words.caption ?? words.title}
        captionHidden
        status={isSuccess ? 'ready' : isError ? 'failed' : 'loading'}
        texts={{ empty: { title: words.empty, text: words.emptyText }, failed: { title: words.failed } }}
        onRetry={() => void refetch()}
        searchLabel={search ? texts.grid.search : undefined}
      />
    </GridBox>
  );
}
