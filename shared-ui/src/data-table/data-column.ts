import { type ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

/** A column of a data table over rows of one type. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What is sorted, searched, filtered and, without `cell`, shown. Dates as text that sorts: 'YYYY-MM-DD…'. */
  value: (row: Row) => CellValue;
  /** What is shown in place of the value. */
  cell?: (row: Row) => ReactNode;
  /** Sort button in the header; true when left out. */
  sortable?: boolean;
  /** Numbers stand at the end of their cell. */
  align?: 'start' | 'end';
  /** CSS width; the id column takes 102 px. */
  width?: string;
  /** A text filter above the table, or a choice when it has options. */
  filter?: { label: string; options?: readonly string[] };
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const isMissing = (value: CellValue): value is null | undefined | '' => value === null || value === undefined || value === '';

const date = /^\d{4}-\d{2}-\d{2}/;

/**
 * Order of two present values: numbers by size, dates by time, text without case, numbers in text by size.
 * The collator is asked last: in a list of 10,000 rows it takes most of the time.
 */
export function compareValues(one: CellValue, other: CellValue): number {
  if (one === other) return 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [text, next] = [String(one), String(other)];
  if (date.test(text) && date.test(next)) return text < next ? -1 : 1;
  return collator.compare(text, next);
}

/** The sort value of a cell: missing values become undefined, which the table keeps last in either direction. */
export const sortValue = (value: CellValue): CellValue => (isMissing(value) ? undefined : value);

/** Whether all words of a text occur in another, in any order and case. */
export function holdsWords(text: string, words: string): boolean {
  const held = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}
