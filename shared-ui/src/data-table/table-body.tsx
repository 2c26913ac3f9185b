import { type ReactElement } from 'react';
import { useVirtualRows } from '../virtual-list/index';
import { Body, Spacer } from './data-table.styles';
import { rowKeys } from './row-keys';
import { type RowParts, TableRow } from './table-row';

interface TableBodyProps<Row> extends RowParts<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** All rows. */
export function TableBody<Row>({ rows, rowId, ...parts }: TableBodyProps<Row>): ReactElement {
  return (
    <Body role="rowgroup" onKeyDown={rowKeys(rows.length)}>
      {rows.map((row, index) => (
        <TableRow key={rowId(row)} row={row} index={index} {...parts} />
      ))}
    </Body>
  );
}

/** Height in px that a row is taken to have until it is measured. */
const usualHeight = 45;

/** The rows in sight of the scroll box, for long tables. */
export function LongTableBody<Row>({
  rows,
  rowId,
  scrollBox,
  ...parts
}: TableBodyProps<Row> & { scrollBox: HTMLElement | null }): ReactElement {
  const keyOf = (index: number): string => {
    const row = rows[index];
    return row === undefined ? String(index) : rowId(row);
  };
  const { indexes, above, below, measure, reach } = useVirtualRows({
    count: rows.length,
    scrollBox,
    estimate: usualHeight,
    keyOf,
  });
  return (
    <Body role="rowgroup" onKeyDown={rowKeys(rows.length, reach)}>
      {above > 0 && <Spacer $height={above} />}
      {indexes.map((index) => {
        const row = rows[index];
        return row === undefined ? null : <TableRow key={rowId(row)} row={row} index={index} measure={measure} {...parts} />;
      })}
      {below > 0 && <Spacer $height={below} />}
    </Body>
  );
}
