import { type CancelTerms } from '@scanharbor/shared-contracts/domain/cancel-terms';
import { toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { type Context } from '../context';
import { findCurrentAppointment, updateAppointment } from '../db/queries/appointments';
import { type RequestCondition } from '../db/queries/request-states';
import { type CardRecord, requestCancellation, withdrawCancellation } from '../db/queries/requests';
import { type AppointmentRecord, type PaymentRecord } from '../db/schema/index';
import { notifyCareTeam } from './notifications';

const hourMs = 3_600_000;
/** A patient who cancels at least so long before the start gets the full deposit back; later, the care team decides. */
const fullRefundNoticeMs = 24 * hourMs;
/** Business days that a bank takes to show a refund, as Stripe states it. */
const refundDays = 10;

const getFullRefundEnd = ({ startsAt }: Pick<AppointmentRecord, 'startsAt'>): Date => new Date(startsAt.getTime() - fullRefundNoticeMs);

/** The part of the deposit that a patient who cancels at `now` is promised, in percent; null: the care team decides. */
const getPromise = (appointment: Pick<AppointmentRecord, 'startsAt'>, now: Date): number | null =>
  now <= getFullRefundEnd(appointment) ? 100 : null;

const isTaken = ({ state }: PaymentRecord): boolean => state !== 'failed' && state !== 'void';

/** Describes what the patient of a card gets back by canceling; once asked to cancel, what was promised then. */
export function getCancelTerms({ request, appointment, location }: CardRecord, deposit: PaymentRecord | undefined, now: Date): CancelTerms {
  const none: CancelTerms = { depositCents: 0, refundPercent: null, fullRefundUntil: null, refundDays };
  if (!appointment || !location || !request.selfPay) return none;
  const depositCents = deposit ? (isTaken(deposit) ? deposit.amountCents : 0) : appointment.fee * 100;
  if (depositCents === 0) return none;
  return {
    depositCents,
    refundPercent: request.cancelRequested ? appointment.refundPromised : getPromise(appointment, now),
    fullRefundUntil: toWallClock(getFullRefundEnd(appointment), location.timeZone),
    refundDays,
  };
}

interface CancelInput {
  patientId: number;
  requestId: number;
  /** The states in which the request can be canceled by the call. */
  state: RequestCondition;
  /** For the care team. */
  details: string;
}

/**
 * Requests a cancellation from the care team, once, and only in a state that allows it [API-061 to API-064]; false otherwise. What the
 * patient gets back is promised by the time of the request, not of the care team's answer.
 */
export async function askToCancel(context: Context, { patientId, requestId, state, details }: CancelInput): Promise<boolean> {
  const isFirst = await context.db.transaction(async (db) => {
    if (!(await requestCancellation(db, patientId, requestId, state))) return false;
    const appointment = await findCurrentAppointment(db, requestId);
    if (appointment) await updateAppointment(db, appointment.id, { refundPromised: getPromise(appointment, context.clock.now()) });
    return true;
  });
  if (isFirst) await notifyCareTeam(context, `Cancel request #${requestId}`, details, requestId);
  return isFirst;
}

/** Takes back a patient's request to cancel while the care team has not decided, and notifies it; false without one. */
export async function takeBackCancellation(context: Context, patientId: number, requestId: number): Promise<boolean> {
  const isWithdrawn = await context.db.transaction(async (db) => {
    if (!(await withdrawCancellation(db, patientId, requestId, context.clock.now()))) return false;
    const appointment = await findCurrentAppointment(db, requestId);
    if (appointment) await updateAppointment(db, appointment.id, { refundPromised: null });
    return true;
  });
  if (!isWithdrawn) return false;
  await notifyCareTeam(context, `Cancel request #${requestId} taken back`, 'The patient does not want to cancel anymore.', requestId);
  return true;
}
