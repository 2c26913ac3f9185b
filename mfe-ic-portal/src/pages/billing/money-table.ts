import { type CivilMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { getPayoutCents, type MoneyRow } from '@scanharbor/shared-contracts/domain/ledger';
import { type Series } from '../../components/chart/series';
import { asDollars, monthName, type ReportTableData, sum } from '../../components/report/report-table-data';
import { texts } from '../../texts';

const reportTexts = texts.reports;

const columns: { header: string; getCents: (row: MoneyRow) => number }[] = [
  { header: reportTexts.fees, getCents: ({ feeCents }) => feeCents },
  { header: reportTexts.deposits, getCents: ({ depositCents }) => depositCents },
  { header: reportTexts.refunds, getCents: ({ refundCents }) => -refundCents },
  { header: reportTexts.payout, getCents: getPayoutCents },
  { header: reportTexts.open, getCents: ({ openCents }) => openCents },
];

/** Dollars of rows; cents are added up before, so that the sum is exact. */
const sumDollars = (rows: readonly MoneyRow[], getCents: (row: MoneyRow) => number) => sum(rows.map(getCents)) / 100;

const toValues = (rows: readonly MoneyRow[]) => columns.map(({ getCents }) => sumDollars(rows, getCents));

/** The money of each month in dollars: refunds are negative, and the payout is deposits and refunds together. */
export const createMoneyTable = (rows: readonly MoneyRow[], months: readonly CivilMonth[]): ReportTableData => ({
  name: monthName,
  columns: columns.map(({ header }) => asDollars(header)),
  rows: months.map((month) => ({ name: month, values: toValues(rows.filter((row) => row.month === month)) })),
  total: toValues(rows),
});

/** What moved, in dollars by month. */
export const createMoneySeries = (rows: readonly MoneyRow[], months: readonly CivilMonth[]): Series[] =>
  columns.slice(1, 3).map(({ header, getCents }) => ({
    id: header,
    label: header,
    values: months.map((month) =>
      sumDollars(
        rows.filter((row) => row.month === month),
        getCents,
      ),
    ),
  }));
