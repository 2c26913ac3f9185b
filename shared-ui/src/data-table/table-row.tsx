import { memo, type MouseEvent, type ReactElement, type ReactNode, useContext } from 'react';
import { type DataColumn } from './data-column';
import { dataTableTexts as texts } from './data-table.texts';
import { RowLink, RowNavigation } from './row-link';

export interface RowProps<Row> {
  /** The column that names the row: 102 px wide, its text the link to the row's page. */
  idColumn?: string | undefined;
  /** URL of a row's page; a click anywhere in the row then opens it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Buttons of a row, each named with its object: 'Reject request 104882'. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Whether a row is the one that the screen beside the table is about. */
  isCurrent?: ((row: Row) => boolean) | undefined;
}

interface TableRowProps<Row> extends RowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Position among all rows, from 0. */
  index: number;
  measure?: ((element: HTMLElement | null) => void) | undefined;
}

const middleButton = 1;
const rowControls = 'a, button, input, select, textarea, label, summary';

/** Whether a click targets the row itself: no control in it, and no text is being selected. */
const targetsRow = (event: MouseEvent): boolean =>
  !(event.target instanceof Element && event.target.closest(rowControls)) && (window.getSelection()?.toString() ?? '') === '';

function UnmemoizedRow<Row>({ row, index, columns, idColumn, rowHref, actions, isCurrent, measure }: TableRowProps<Row>): ReactElement {
  const navigate = useContext(RowNavigation);
  const href = rowHref?.(row);
  const open = (event: MouseEvent): void => {
    if (href === undefined || !targetsRow(event)) return;
    if (event.ctrlKey || event.metaKey || event.button === middleButton) window.open(href, '_blank', 'noopener');
    else void navigate?.(href);
  };
  const openInTab = (event: MouseEvent): void => {
    if (event.button === middleButton) open(event);
  };
  const renderContent = ({ id, cell, value, mark }: DataColumn<Row>): ReactNode => {
    const text = cell ? cell(row) : value(row);
    const content = id === idColumn && href !== undefined ? <RowLink to={href}>{text}</RowLink> : text;
    if (!mark) return content;
    return (
      <>
        {content} {mark(row)}
      </>
    );
  };
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      aria-current={isCurrent?.(row) ? 'true' : undefined}
      aria-rowindex={measure ? index + 2 : undefined}
      onClick={open}
      onAuxClick={openInTab}
      data-clickable={href === undefined ? undefined : ''}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-label={column.header}
          data-align={column.align}
          data-figures={/\d/.test(String(column.value(row))) ? '' : undefined}
        >
          <span>{renderContent(column)}</span>
        </td>
      ))}
      {actions && (
        <td role="cell" data-label={texts.actions}>
          <span>{actions(row)}</span>
        </td>
      )}
    </tr>
  );
}

/**
 * Renders one row: cells, the id as a link, actions; under 768 px a card with a label per value.
 * Memoized: a long table scrolls past thousands of rows.
 */
export const TableRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;
