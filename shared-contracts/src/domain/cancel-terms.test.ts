import { type CancelTerms, readCancelTerms, writeCancelTerms } from './cancel-terms';

it.each<[string, CancelTerms]>([
  ['a promised refund', { depositCents: 5_000, refundPercent: 100, fullRefundUntil: '2031-03-03 08:30:00', refundDays: 10 }],
  ['nothing to refund', { depositCents: 0, refundPercent: null, fullRefundUntil: null, refundDays: 10 }],
])('reads the terms of a cancellation as they were written: %s', (_case, terms) => {
  expect(readCancelTerms(writeCancelTerms(terms))).toEqual(terms);
});

it('writes the names of the wire', () => {
  const terms = { depositCents: 1, refundPercent: 2, fullRefundUntil: null, refundDays: 4 };
  expect(writeCancelTerms(terms)).toEqual({ deposit_cents: 1, refund_percent: 2, full_refund_until: null, refund_days: 4 });
});
