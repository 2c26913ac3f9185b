import { useMemo } from 'react';
import { type GridColumn } from './request-columns';

const valuesOf = <Row extends object>(rows: readonly Row[], { value }: GridColumn<Row>) =>
  [...new Set(rows.map((row) => String(value(row) ?? '')))].filter((text) => text !== '').sort();

/** The columns, each that is a choice with a filter over the values that the rows have. Stable while the values are. */
export function useChoices<Row extends object>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): readonly GridColumn<Row>[] {
  const options = JSON.stringify(useMemo(() => columns.map((column) => (column.choice ? valuesOf(rows, column) : [])), [columns, rows]));
  return useMemo(() => {
    const byColumn = JSON.parse(options) as string[][];
    return columns.map((column, index) => {
      const given = byColumn[index] ?? [];
      return given.length > 1 ? { ...column, filter: { label: column.header, options: given } } : column;
    });
  }, [columns, options]);
}
