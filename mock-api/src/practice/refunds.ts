import { type RefundResponse, type refundsWire } from '@scanharbor/shared-contracts/wire/refunds';
import { getRefundCents } from '@scanharbor/shared-contracts/domain/ledger';
import { type z } from 'zod';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { completeRefund, listRefundable, listRefundRows } from '../db/queries/appointments';
import { findDeposit } from '../db/queries/payments';
import { requireComplete } from '../http/complete-list';
import { errors } from '../http/errors';
import { describeScanName } from '../portal/describe-rows';
import { texts } from '../texts';

type Refundable = Awaited<ReturnType<typeof listRefundable>>[number];
type IssueBody = z.output<(typeof refundsWire)['PATCH refunds/issue/:id']['body']>;

/** Lists requested and issued refunds of deposits, newest request first; of one request or appointment when it is given. */
export async function listRefunds({ db, trail, limits }: Context, by?: Parameters<typeof listRefundRows>[2]): Promise<RefundResponse[]> {
  const most = limits.completeList;
  const rows = requireComplete(await listRefundRows(db, most + 1, by), most);
  noteRead(
    trail,
    rows.map(({ request }) => request),
  );
  return rows.map(({ appointment, ...row }) => ({
    id: row.request.id,
    appointment_id: appointment.id,
    first_name: row.patient.firstName,
    last_name: row.patient.lastName,
    scan_name: describeScanName(row),
    location_name: row.location.name,
    appointment: appointment.start,
    time_zone: row.location.timeZone,
    reason: appointment.cancelReason ?? '',
    fee: appointment.fee,
    refund_status: appointment.refundStatus,
    refund_percent: appointment.refundPercent,
    refund_promised: appointment.refundPromised,
  }));
}

/** Returns the refund of one request or appointment; throws 404 without one. */
export async function requireRefund(context: Context, by: { requestId: number } | { appointmentId: number }): Promise<RefundResponse> {
  const [refund] = await listRefunds(context, by);
  if (!refund) throw errors.notFound(texts.refundUnknown);
  return refund;
}

/**
 * Returns the appointment to refund: the given one, else the only one of the request with a refund. Ambiguous without an
 * `appointment_id`, it is rejected: the screen may be outdated, or the call repeats one whose response was lost.
 */
async function requireRefundable({ db }: Context, requestId: number, appointmentId: number | undefined): Promise<Refundable> {
  const [found, another] = await listRefundable(db, requestId, appointmentId);
  if (!found) throw errors.notFound(texts.refundUnknown);
  if (another) throw errors.conflict(texts.refundSeveral);
  return found;
}

/**
 * Refunds a percentage of a deposit, once [API-106], at least the promised one; returns the issued refund. The money is paid back by a job.
 */
export async function issueRefund(context: Context, requestId: number, body: IssueBody): Promise<RefundResponse> {
  const { id: appointmentId, promised } = await requireRefundable(context, requestId, body.appointment_id);
  const percent = Math.round(body.refund_percent);
  if (promised !== null && percent < promised) throw errors.badRequest(texts.refundPromised(promised));
  const isIssued = await completeRefund(context.db, appointmentId, percent);
  if (!isIssued) throw errors.badRequest(texts.refundIssued);
  const deposit = await findDeposit(context.db, appointmentId);
  const amountCents = getRefundCents(deposit?.amountCents ?? 0, percent);
  if (deposit && amountCents > 0) {
    await context.payments.add(context.db, { kind: 'refund', requestId, appointmentId, locationId: deposit.locationId, amountCents });
  }
  return requireRefund(context, { appointmentId });
}
