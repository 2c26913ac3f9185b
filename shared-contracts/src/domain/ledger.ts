import { type LedgerLineResponse } from '../wire/billing';
import { type PaymentKind, type PaymentState } from './payment';

/** A deposit that was taken from a patient's card, or the part of it that was paid back. */
export interface LedgerLine {
  id: number;
  requestId: number;
  locationId: number;
  kind: PaymentKind;
  /** Positive for a deposit, negative for a refund. */
  cents: number;
  state: PaymentState;
  /** Why it failed, was given up or still waits; empty otherwise. */
  reason: string;
  /** ISO time of the booking or the refund. */
  at: string;
}

export const readLedgerLine = (row: LedgerLineResponse): LedgerLine => ({
  id: row.id,
  requestId: row.request_id,
  locationId: row.location_id,
  kind: row.kind,
  cents: row.amount_cents,
  state: row.state,
  reason: row.reason,
  at: row.at,
});

/** The money that moved, in cents: only paid lines count. */
export const sumLedger = (lines: readonly Pick<LedgerLine, 'cents' | 'state'>[]): number =>
  lines.reduce((sum, { cents, state }) => (state === 'paid' ? sum + cents : sum), 0);

/** The part of a deposit in cents that a percentage pays back, in cents. */
export const getRefundCents = (depositCents: number, percent: number): number => Math.round((depositCents * percent) / 100);
