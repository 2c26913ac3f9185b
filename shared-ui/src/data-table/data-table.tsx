import { type ReactElement, useState } from 'react';
import { virtualFrom } from '../virtual-list/index';
import { type HeadingLevel } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { Caption, Frame, ScrollBox, TableElement } from './data-table.styles';
import { LongTableBody, TableBody } from './table-body';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import { type RowParts } from './table-row';
import { TableState, type TableStateTexts, type TableStatus } from './table-state';
import { showsWideTools, TableTools } from './table-tools';
import { isNarrowed, type PageSize, type TableView } from './table-view';
import { type DataRows, useDataRows } from './use-data-rows';

export interface DataTableProps<Row extends object> extends RowParts<Row> {
  caption: string;
  /** Keeps the caption for screen readers, where a heading says the same. */
  captionHidden?: boolean;
  /** Level of the heading that says why there are no rows; 3 when left out. */
  headingLevel?: HeadingLevel;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** 'failed' and 'loading' show in place of the rows; rows already there stay while more are on the way. */
  status: TableStatus;
  texts: TableStateTexts;
  onRetry?: () => void;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Label of the search box; no box when left out. */
  searchLabel?: string;
  /** Rows on a page; all on one, scrolling, when left out. */
  pageSize?: PageSize;
  /** Numbers of rows that a person may choose besides all; no choice when left out. */
  pageSizes?: readonly number[];
  /** The rows as `useDataRows` gives them, where the caller needs them too: they are not worked out twice. */
  prepared?: DataRows<Row>;
}

const noRows: readonly never[] = [];

/**
 * A table with sort, search, filters and pages whose state the caller keeps (in the URL, see `viewFromParams`).
 * Keep `columns` and `rows` stable between renders. Over 100 rows on a page only those in sight are rendered.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const {
    caption,
    captionHidden,
    headingLevel = 3,
    rows: data,
    rowId,
    status,
    view,
    onViewChange,
    onRetry,
    pageSize,
    pageSizes,
    prepared,
    searchLabel,
  } = props;
  const { columns, idColumn, rowHref, actions } = props;
  const parts: RowParts<Row> = { columns, idColumn, rowHref, actions };
  const [scrollBox, setScrollBox] = useState<HTMLElement | null>(null);
  const own = useDataRows(prepared ? noRows : data, columns, view, pageSize);
  const dataRows = prepared ?? own;
  const { rows } = dataRows;
  const shown = rows.length > 0 && status !== 'failed';
  const long = rows.length > virtualFrom;
  const hasWideTools = showsWideTools(columns, searchLabel);
  const hasTools = hasWideTools || columns.some(({ sortable }) => sortable !== false);

  const sortBy = (column: string): void => {
    const descending = view.sort?.column === column && !view.sort.descending;
    onViewChange({ ...view, page: 1, sort: { column, descending } });
  };

  return (
    <Frame aria-busy={status === 'loading'}>
      {hasTools && data.length > 0 && <TableTools columns={columns} view={view} onViewChange={onViewChange} searchLabel={searchLabel} />}
      {shown ? (
        <ScrollBox
          ref={setScrollBox}
          $tall={long}
          $bare={captionHidden === true && !hasWideTools}
          tabIndex={long ? 0 : undefined}
          role={long ? 'group' : undefined}
          aria-label={long ? caption : undefined}
        >
          <TableElement $fixed={long} role="table" aria-rowcount={long ? rows.length + 1 : undefined}>
            <Caption $hidden={captionHidden === true}>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</Caption>
            <TableHead {...parts} idColumn={idColumn} hasActions={actions !== undefined} sort={view.sort} onSort={sortBy} />
            {long ? (
              <LongTableBody rows={rows} rowId={rowId} scrollBox={scrollBox} {...parts} />
            ) : (
              <TableBody rows={rows} rowId={rowId} {...parts} />
            )}
          </TableElement>
        </ScrollBox>
      ) : (
        <TableState
          status={status}
          level={headingLevel}
          narrowed={isNarrowed(view) && data.length > 0}
          texts={props.texts}
          onRetry={onRetry}
          onClear={() => onViewChange({ ...view, search: '', filters: {}, page: 1 })}
        />
      )}
      {data.length > 0 && status !== 'failed' && (
        <TableFoot
          caption={caption}
          all={data.length}
          shown={dataRows}
          view={view}
          onViewChange={onViewChange}
          pageSize={pageSize}
          pageSizes={pageSizes}
        />
      )}
    </Frame>
  );
}
