import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { texts } from '../../texts';
import { type Series } from '../chart/series';
import { formatShortMonth } from './report-formats';

const reportTexts = texts.reports;

interface NumberColumn {
  header: string;
  format: (value: number) => string;
  /** What the numbers of a file count; nothing for requests and shares. */
  unit?: string;
}

/** The numbers of a report: each row has its name, or its month, and a number for each further column, null where there is none. */
export interface ReportTableData {
  name: { header: string; format: (name: string) => string };
  columns: readonly NumberColumn[];
  rows: readonly { name: string; values: readonly (number | null)[] }[];
  total?: readonly (number | null)[];
}

/** The first column of a table by months. */
export const monthName = { header: reportTexts.month, format: formatShortMonth };

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A column of dollars. */
export const asDollars = (header: string): NumberColumn => ({ header, format: formatDollars, unit: reportTexts.inDollars });

/** Series of months in dollars as a table with the totals of months and series. */
export function createSeriesTable(series: readonly Series[], months: readonly string[]): ReportTableData {
  const hasTotal = series.length > 1;
  const withSum = (values: number[]) => (hasTotal ? [...values, sum(values)] : values);
  const headers = [...series.map(({ label }) => label), ...(hasTotal ? [reportTexts.total] : [])];
  return {
    name: monthName,
    columns: headers.map(asDollars),
    rows: months.map((month, index) => ({ name: month, values: withSum(series.map(({ values }) => values[index] ?? 0)) })),
    total: withSum(series.map(({ values }) => sum(values))),
  };
}

/** Returns the headers of a table for a file, with their units. */
export const toCsvHeader = ({ name, columns }: ReportTableData): string[] => [
  name.header,
  ...columns.map(({ header, unit }) => (unit ? `${header} (${unit})` : header)),
];

const exactDigits = 10_000;

/** Returns the lines of a table for a file: months as 'YYYY-MM', numbers with at most four digits after the point, no totals. */
export const toCsvRows = ({ rows, name }: ReportTableData): (string | number | null)[][] =>
  rows.map((row) => [
    name === monthName ? row.name : name.format(row.name),
    ...row.values.map((value) => (value === null ? null : Math.round(value * exactDigits) / exactDigits)),
  ]);
