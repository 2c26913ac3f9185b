import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useVirtualRows } from '../virtual-list/index';
import { type DataColumn } from './data-column';
import { Spacer } from './data-table.styles';
import { Body } from './table-body.styles';
import { type RowProps, TableRow } from './table-row';
import { useRowKeys } from './use-row-keys';

const controls = 'a[href], button';

const targets: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, last) => last,
};

const findRow = (body: Element, index: number): Element | null => body.querySelector(`[data-index="${index}"]`);

/** Frames to wait for a row to render after scrolling to it. */
const maxFrames = 30;

function focusControl(body: Element, rowIndex: number, controlIndex: number, frames = maxFrames): void {
  const found = findRow(body, rowIndex)?.querySelectorAll<HTMLElement>(controls);
  if (found && found.length > 0) found[Math.min(controlIndex, found.length - 1)]?.focus();
  else if (frames > 0) requestAnimationFrame(() => focusControl(body, rowIndex, controlIndex, frames - 1));
}

/**
 * Returns a key handler for a table body: arrow up and down, Home and End move the focus from a link or button of a row
 * to the same one of another row. `count` is the number of rows; `scrollTo` renders a row that is not in the document.
 */
function createRowKeyHandler(count: number, scrollTo?: (index: number) => void) {
  return (event: KeyboardEvent): void => {
    const target = targets[event.key];
    const { currentTarget: body, target: control } = event;
    if (!target || event.ctrlKey || event.altKey || event.metaKey || !(control instanceof HTMLElement) || !control.matches(controls))
      return;
    const row = control.closest('[data-index]');
    const index = target(Number(row?.getAttribute('data-index')), count - 1);
    if (!row || index < 0 || index >= count) return;
    event.preventDefault();
    const controlIndex = [...row.querySelectorAll(controls)].indexOf(control);
    if (!findRow(body, index)) scrollTo?.(index);
    focusControl(body, index, controlIndex);
  };
}

interface TableBodyProps<Row> extends RowProps<Row> {
  rows: readonly { id: string; original: Row }[];
  columns: readonly DataColumn<Row>[];
}

/** Renders all rows. */
export function TableBody<Row>({ rows, ...rowProps }: TableBodyProps<Row>): ReactElement {
  const [hasFocus, setHasFocus] = useState(false);
  const keys = useRowKeys(rows, hasFocus);
  return (
    <Body role="rowgroup" onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)} onKeyDown={createRowKeyHandler(rows.length)}>
      {rows.map(({ id, original }, index) => (
        <TableRow key={keys.get(id)} row={original} index={index} {...rowProps} />
      ))}
    </Body>
  );
}

/** Height in px assumed for a row until it is measured. */
const estimatedRowPx = 45;

/** Renders the rows in view of the scroll box, for long tables. */
export function LongTableBody<Row>({
  rows,
  scrollBox,
  ...rowProps
}: TableBodyProps<Row> & { scrollBox: HTMLElement | null }): ReactElement {
  const { indexes, above, below, measure, scrollTo } = useVirtualRows({
    count: rows.length,
    scrollBox,
    estimatedPx: estimatedRowPx,
    getKey: (index) => rows[index]?.id ?? String(index),
  });
  return (
    <Body role="rowgroup" onKeyDown={createRowKeyHandler(rows.length, scrollTo)}>
      {above > 0 && <Spacer $height={above} />}
      {indexes.map((index) => {
        const row = rows[index];
        return row && <TableRow key={row.id} row={row.original} index={index} measure={measure} {...rowProps} />;
      })}
      {below > 0 && <Spacer $height={below} />}
    </Body>
  );
}
