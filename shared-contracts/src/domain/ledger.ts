import { type LedgerLineResponse, type MoneyRowResponse } from '../wire/billing';
import { type CivilMonth } from './civil-date';
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

/** The money of a month at a location, in cents. */
export interface MoneyRow {
  month: CivilMonth;
  locationId: number;
  /** Fees that the patients of bookings made in this month agreed to, also of bookings that were canceled since. */
  feeCents: number;
  depositCents: number;
  /** Positive. */
  refundCents: number;
  /** Deposits less refunds that are ordered and have not moved, as far as known. */
  openCents: number;
}

/** What the practice receives: deposits less refunds, in cents. */
export const getPayoutCents = ({ depositCents, refundCents }: Pick<MoneyRow, 'depositCents' | 'refundCents'>): number =>
  depositCents - refundCents;

export const readMoneyRow = (row: MoneyRowResponse): MoneyRow => ({
  month: row.month,
  locationId: row.location_id,
  feeCents: row.fee_cents,
  depositCents: row.deposit_cents,
  refundCents: row.refund_cents,
  openCents: row.open_cents,
});

/** The money that moved, in cents: only paid lines count. */
export const sumLedger = (lines: readonly Pick<LedgerLine, 'cents' | 'state'>[]): number =>
  lines.reduce((sum, { cents, state }) => (state === 'paid' ? sum + cents : sum), 0);

/** The part of a deposit in cents that a percentage pays back, in cents. */
export const getRefundCents = (depositCents: number, percent: number): number => Math.round((depositCents * percent) / 100);
