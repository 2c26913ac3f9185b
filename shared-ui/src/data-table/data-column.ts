import { type ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

/** A column of a data table over rows of one type. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Hides the header except from screen readers, where the column is narrower than its text. */
  headerHidden?: boolean;
  /** The value to sort, search and filter by, and to show without `cell`. Dates as text that sorts: 'YYYY-MM-DD…'. */
  value: (row: Row) => CellValue;
  /** Rendered in place of the value. */
  cell?: (row: Row) => ReactNode;
  /** Rendered after the content and, in the id column, outside its link. */
  mark?: (row: Row) => ReactNode;
  /** Whether the header has a sort button; true when omitted. */
  sortable?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** CSS width; the id column takes 102 px. */
  width?: string;
  /** Shows a text filter above the table, or a select when there are options. */
  filter?: { label: string; options?: readonly string[] };
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const isMissing = (value: CellValue): value is null | undefined | '' => value === null || value === undefined || value === '';

const date = /^\d{4}-\d{2}-\d{2}/;

/**
 * Compares two present values: numbers by size, dates by time, text without case, numbers in text by size.
 * The collator comes last: in a list of 10,000 rows it takes most of the time.
 */
export function compareValues(one: CellValue, other: CellValue): number {
  if (one === other) return 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [text, next] = [String(one), String(other)];
  if (date.test(text) && date.test(next)) return text < next ? -1 : 1;
  return collator.compare(text, next);
}

/** Returns the sort value of a cell: undefined for a missing one, which the table puts last in either direction. */
export const toSortValue = (value: CellValue): CellValue => (isMissing(value) ? undefined : value);

/** Splits a search into its terms, in lower case. */
export const toSearchTerms = (search: string): string[] => search.toLowerCase().split(/\s+/);

/** Whether a text in lower case contains all terms, in any order. */
export const includesTerms = (text: string, terms: readonly string[]): boolean => terms.every((term) => text.includes(term));
