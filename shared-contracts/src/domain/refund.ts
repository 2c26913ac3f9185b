import { type RefundResponse } from '../wire/refunds';

/** A deposit that may be paid back (SC-348). */
export interface Refund {
  requestId: number;
  /** Id of the appointment: a request can be booked and canceled more than once. Undefined from an older API. */
  appointmentId?: number;
  patient: { firstName: string; lastName: string };
  scanName: string;
  locationName: string;
  /** Wall-clock time at the location, and its zone. */
  appointment: { start: string; timeZone: string };
  reason: string;
  /** Whole dollars. */
  fee: number;
  complete: boolean;
  /** Of the fee; undefined until issued. */
  percent?: number;
  /** The least percentage that the patient was promised when asking to cancel. */
  promised?: number;
}

export const readRefund = (row: RefundResponse): Refund => ({
  requestId: row.id,
  ...(row.appointment_id === undefined ? {} : { appointmentId: row.appointment_id }),
  patient: { firstName: row.first_name, lastName: row.last_name },
  scanName: row.scan_name,
  locationName: row.location_name,
  appointment: { start: row.appointment, timeZone: row.time_zone },
  reason: row.reason,
  fee: row.fee,
  complete: row.refund_status === 'complete',
  ...(row.refund_percent === null ? {} : { percent: row.refund_percent }),
  ...(typeof row.refund_promised === 'number' ? { promised: row.refund_promised } : {}),
});

/** The part of a deposit that a percentage pays back, in dollars and cents. */
export const getRefundAmount = ({ fee }: Pick<Refund, 'fee'>, percent: number): number => Math.round(fee * percent) / 100;
