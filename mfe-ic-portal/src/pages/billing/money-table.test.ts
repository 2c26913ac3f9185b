import { type MoneyRow, sumLedger } from '@scanharbor/shared-contracts/domain/ledger';
import { listMonths } from '@scanharbor/shared-contracts/domain/report';
import * as fc from 'fast-check';
import { formatCsv } from '../../components/csv/csv';
import { toCsvHeader, toCsvRows } from '../../components/report/report-table-data';
import { createMoneySeries, createMoneyTable } from './money-table';

const months = listMonths('2026-01', '2026-12');
const cents = fc.integer({ min: 0, max: 10_000_000 });
const rows: fc.Arbitrary<MoneyRow[]> = fc.array(
  fc.record({
    month: fc.constantFrom(...months),
    locationId: fc.integer({ min: 1, max: 3 }),
    feeCents: cents,
    depositCents: cents,
    refundCents: cents,
    openCents: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  }),
  { maxLength: 36 },
);

/** The same money as lines of the ledger. */
const toLines = (all: MoneyRow[]) =>
  all.flatMap(({ depositCents, refundCents }) => [
    { cents: depositCents, state: 'paid' as const },
    { cents: -refundCents, state: 'paid' as const },
  ]);

it('adds up to the cents of the ledger: the total, the months, the chart and the file', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const ledger = sumLedger(toLines(all));
      const table = createMoneyTable(all, months);
      expect(Math.round((table.total?.[3] ?? 0) * 100)).toBe(ledger);
      const addUp = (values: (number | null | undefined)[]) =>
        values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0);
      expect(addUp(table.rows.map(({ values }) => values[3]))).toBe(ledger);
      expect(addUp(createMoneySeries(all, months).flatMap(({ values }) => values))).toBe(ledger);
      const lines = formatCsv(toCsvHeader(table), toCsvRows(table)).trim().split('\r\n').slice(1);
      expect(addUp(lines.map((line) => Number(line.split(',')[4])))).toBe(ledger);
    }),
  );
});

it('names months and units in the file, and shows refunds below zero', () => {
  const row = { month: '2026-02', locationId: 1, feeCents: 7_500, depositCents: 5_000, refundCents: 1_250, openCents: 2_500 };
  const table = createMoneyTable([row], ['2026-01', '2026-02']);
  expect(toCsvHeader(table).join()).toBe(
    'Month,Fees agreed (dollars),Deposits taken (dollars),Refunds (dollars),Payout (dollars),Not moved yet (dollars)',
  );
  expect(toCsvRows(table)).toEqual([
    ['2026-01', 0, 0, 0, 0, 0],
    ['2026-02', 75, 50, -12.5, 37.5, 25],
  ]);
});
