import { memo, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type DataColumn } from './data-column';
import { BodyCell, BodyRow } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';

export interface RowParts<Row> {
  columns: readonly DataColumn<Row>[];
  /** The column that names the row: 102 px wide, its text the link to the row's page. */
  idColumn?: string | undefined;
  /** Address of a row's page; the whole row then opens it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Buttons of a row, each named with what it acts on: 'Reject request 104882'. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

interface TableRowProps<Row> extends RowParts<Row> {
  row: Row;
  /** Position among all rows, from 0. */
  index: number;
  measure?: ((element: HTMLElement | null) => void) | undefined;
}

const middleButton = 1;
const ownControls = 'a, button, input, select, textarea, label, summary';

/** Whether a click was meant for the row and not for a control in it, nor for marking text. */
const meansTheRow = (event: MouseEvent): boolean =>
  !(event.target instanceof Element && event.target.closest(ownControls)) && (window.getSelection()?.toString() ?? '') === '';

function PlainRow<Row>({ row, index, columns, idColumn, rowHref, actions, measure }: TableRowProps<Row>): ReactElement {
  const navigate = useNavigate();
  const href = rowHref?.(row);
  const open = (event: MouseEvent): void => {
    if (href === undefined || !meansTheRow(event)) return;
    if (event.ctrlKey || event.metaKey || event.button === middleButton) window.open(href, '_blank', 'noopener');
    else void navigate(href);
  };
  const openAside = (event: MouseEvent): void => {
    if (event.button === middleButton) open(event);
  };
  const content = ({ id, cell, value }: DataColumn<Row>): ReactNode => {
    const shown = cell ? cell(row) : value(row);
    return id === idColumn && href !== undefined ? <Link to={href}>{shown}</Link> : shown;
  };
  return (
    <BodyRow
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={measure ? index + 2 : undefined}
      onClick={open}
      onAuxClick={openAside}
      $opens={href !== undefined}
    >
      {columns.map((column) => (
        <BodyCell
          key={column.id}
          role="cell"
          data-label={column.header}
          $end={column.align === 'end'}
          $figures={/\d/.test(String(column.value(row)))}
        >
          <span>{content(column)}</span>
        </BodyCell>
      ))}
      {actions && (
        <BodyCell role="cell" data-label={texts.actions} $end={false} $figures={false}>
          <span>{actions(row)}</span>
        </BodyCell>
      )}
    </BodyRow>
  );
}

/**
 * One row: cells, the id as a link, actions; under 768 px a card with a label per value.
 * Drawn again only when something of it changes: a long table scrolls past thousands of them.
 */
export const TableRow = memo(PlainRow) as typeof PlainRow;
