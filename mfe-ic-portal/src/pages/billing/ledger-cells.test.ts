import { getRefundCents, type LedgerLine, sumLedger } from '@scanharbor/shared-contracts/domain/ledger';
import { paymentStates } from '@scanharbor/shared-contracts/domain/payment';
import * as fc from 'fast-check';
import { formatCsv } from '../../components/csv/csv';
import { texts } from '../../texts';
import { toLedgerCells } from './ledger-cells';

/** Bookings with a deposit in whole dollars, its state, and a refund in percent with its own state. */
const bookings = fc.array(
  fc.record({
    dollars: fc.integer({ min: 1, max: 5_000 }),
    state: fc.constantFrom(...paymentStates),
    refund: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 100 }), state: fc.constantFrom(...paymentStates) })),
  }),
  { maxLength: 40 },
);

const toLines = (all: { dollars: number; state: LedgerLine['state']; refund: { percent: number; state: LedgerLine['state'] } | null }[]) =>
  all.flatMap(({ dollars, state, refund }, index): LedgerLine[] => {
    const line = { id: index * 2, requestId: index, locationId: 1, reason: '=1+1', at: '2026-01-01T00:00:00.000Z' };
    const deposit: LedgerLine = { ...line, kind: 'deposit', cents: dollars * 100, state };
    if (!refund) return [deposit];
    return [
      deposit,
      { ...line, id: index * 2 + 1, kind: 'refund', cents: -getRefundCents(dollars * 100, refund.percent), state: refund.state },
    ];
  });

it('adds up to the same cents in the file, by request and in all, and never pays back more than a deposit', () => {
  fc.assert(
    fc.property(bookings, (all) => {
      const lines = toLines(all);
      const csv = formatCsv(
        texts.billing.ledgerColumns,
        lines.map((line) => toLedgerCells(line, [])),
      );
      const rows = csv
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(','));
      const paid = rows.filter((cells) => cells[5] === 'paid').reduce((sum, cells) => sum + Math.round(Number(cells[4]) * 100), 0);
      expect(paid).toBe(sumLedger(lines));
      const requests = all.map((_booking, index) => lines.filter(({ requestId }) => requestId === index));
      expect(requests.reduce((sum, some) => sum + sumLedger(some), 0)).toBe(sumLedger(lines));
      for (const some of requests) expect(some.reduce((sum, { cents }) => sum + cents, 0)).toBeGreaterThanOrEqual(0);
    }),
  );
});
