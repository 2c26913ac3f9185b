import { getPayoutCents, getRefundCents, readLedgerLine, readMoneyRow, sumLedger } from './ledger';

it('reads a line of the ledger', () => {
  const at = '2031-03-04T12:00:00.000Z';
  const row = {
    id: 1,
    request_id: 2,
    location_id: 3,
    kind: 'refund',
    amount_cents: -500,
    state: 'failed',
    reason: 'Declined',
    at,
  } as const;
  expect(readLedgerLine(row)).toEqual({
    id: 1,
    requestId: 2,
    locationId: 3,
    kind: 'refund',
    cents: -500,
    state: 'failed',
    reason: 'Declined',
    at,
  });
});

it('reads the money of a month, and what of it the practice receives', () => {
  const row = { month: '2031-03', location_id: 3, fee_cents: 9_000, deposit_cents: 5_000, refund_cents: 1_250, open_cents: 700 } as const;
  const money = readMoneyRow(row);
  expect(money).toEqual({ month: '2031-03', locationId: 3, feeCents: 9_000, depositCents: 5_000, refundCents: 1_250, openCents: 700 });
  expect(getPayoutCents(money)).toBe(3_750);
});

it('adds up paid lines only', () => {
  const states = ['kept', 'waiting', 'paid', 'failed', 'void', 'unknown'] as const;
  expect(sumLedger(states.map((state) => ({ cents: 100, state })))).toBe(100);
  expect(
    sumLedger([
      { cents: 5_000, state: 'paid' },
      { cents: -1_250, state: 'paid' },
    ]),
  ).toBe(3_750);
});

it.each([
  [5_000, 100, 5_000],
  [5_000, 0, 0],
  [5_000, 25, 1_250],
  [3_333, 50, 1_667],
])('pays back of %i cents at %i%%: %i', (deposit, percent, cents) => {
  expect(getRefundCents(deposit, percent)).toBe(cents);
});
