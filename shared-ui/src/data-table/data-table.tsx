import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { virtualizeAbove } from '../virtual-list/index';
import { type HeadingLevel } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { Caption, Frame, ScrollBox, TableElement } from './data-table.styles';
import { RowNavigation } from './row-link';
import { LongTableBody, TableBody } from './table-body';
import { TableFooter } from './table-footer';
import { TableHead } from './table-head';
import { type RowProps } from './table-row';
import { TableState, type TableStateTexts, type TableStatus } from './table-state';
import { showsWideTools, TableToolbar } from './table-toolbar';
import { type DataTableModel } from './use-data-table';

export interface DataTableProps<Row extends object> extends RowProps<Row> {
  /** The table as `useDataTable` builds it. */
  model: DataTableModel<Row>;
  caption: string;
  /** Hides the caption except from screen readers, where a heading has the same text. */
  captionHidden?: boolean;
  /** Level of the heading in a state without rows; 3 when omitted. */
  headingLevel?: HeadingLevel;
  /** 'failed' and 'loading' replace the rows; rows that are already there stay while more are loading. */
  status: TableStatus;
  texts: TableStateTexts;
  onRetry?: () => void;
  /** Label of the search box; no box when omitted. */
  searchLabel?: string;
  /** Numbers of rows that a user may choose besides all; no choice when omitted. */
  pageSizes?: readonly number[];
  /** Rows of 44 px with one line per value; the columns need widths then. */
  isCompact?: boolean;
}

/** Renders a table with sort, search, filters and pages. Of more than 100 rows on a page, only those in view are rendered. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { model, caption, captionHidden = false, headingLevel = 3, status, onRetry, pageSizes, searchLabel } = props;
  const { idColumn, rowHref, actions, isCurrent, isCompact = false } = props;
  const { table, columns, total } = model;
  const rowProps: RowProps<Row> = { idColumn, rowHref, actions, isCurrent };
  const navigate = useNavigate();
  const [scrollBox, setScrollBox] = useState<HTMLElement | null>(null);
  const { rows } = table.getRowModel();
  const isLong = rows.length > virtualizeAbove;
  const hasWideTools = showsWideTools(columns, searchLabel);
  const hasTools = hasWideTools || columns.some(({ sortable }) => sortable !== false);

  return (
    <Frame aria-busy={status === 'loading'}>
      {hasTools && total !== 0 && <TableToolbar model={model} searchLabel={searchLabel} />}
      {rows.length > 0 && status !== 'failed' ? (
        <ScrollBox
          ref={setScrollBox}
          $tall={isLong}
          $bare={captionHidden && !hasWideTools}
          $compact={isCompact}
          tabIndex={isLong ? 0 : undefined}
          role={isLong ? 'group' : undefined}
          aria-label={isLong ? caption : undefined}
        >
          <TableElement $fixed={isLong || isCompact} $compact={isCompact} role="table" aria-rowcount={isLong ? rows.length + 1 : undefined}>
            <Caption $hidden={captionHidden}>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</Caption>
            <TableHead model={model} idColumn={idColumn} hasActions={actions !== undefined} />
            <RowNavigation value={navigate}>
              {isLong ? (
                <LongTableBody rows={rows} columns={columns} scrollBox={scrollBox} {...rowProps} />
              ) : (
                <TableBody rows={rows} columns={columns} {...rowProps} />
              )}
            </RowNavigation>
          </TableElement>
        </ScrollBox>
      ) : (
        <TableState
          status={status}
          level={headingLevel}
          isFiltered={table.state.columnFilters.length > 0 && total !== 0}
          texts={props.texts}
          onRetry={onRetry}
          onClear={() => table.resetColumnFilters(true)}
        />
      )}
      {total !== 0 && status !== 'failed' && <TableFooter caption={caption} model={model} pageSizes={pageSizes} />}
    </Frame>
  );
}
