import { type EstimateResponse } from '@scanharbor/shared-contracts/wire/bookings/estimate';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { findCurrentAppointment } from '../db/queries/appointments';
import { listPracticeLocations } from '../db/queries/locations';
import { findPatientRequest } from '../db/queries/requests';
import { type UserRecord } from '../db/schema/users';
import { describeEstimates, issueEstimate } from '../estimates/issue-estimate';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { notifyOfEstimate } from './notifications';
import { requireVisibleRequest } from './visibility';

type Estimates = Promise<{ results: EstimateResponse[] }>;

/** Describes the estimates of a request: all of them for its patient, those that name an own location for staff. */
export async function listVisibleEstimates(context: Context, user: UserRecord, requestId: number): Estimates {
  await requireVisibleRequest(context, user, requestId);
  if (user.practiceId === null) return describeEstimates(context, requestId);
  const own = await listPracticeLocations(context.db, user.practiceId);
  return describeEstimates(
    context,
    requestId,
    own.map(({ id }) => id),
  );
}

/**
 * Issues an estimate because its patient asks for one, and sends a letter about it. The rule gives three business days
 * (45 CFR 149.610(b)(1)(vi)); it takes none.
 */
export async function requestEstimate(context: Context, patient: UserRecord, requestId: number): Estimates {
  const request = await findPatientRequest(context.db, patient.id, requestId);
  if (!request) throw errors.notFound(texts.requestUnknown);
  noteRead(context.trail, [request], requestId);
  if (!request.selfPay) throw errors.badRequest(texts.estimateInsured);
  if (request.status === 'withdrawn') throw errors.badRequest(texts.estimateOver);
  const now = context.clock.now();
  const estimate = await issueEstimate(context.db, { requestId, reason: 'requested', now });
  if (!estimate) throw errors.badRequest(texts.estimateUnplaced);
  const appointment = await findCurrentAppointment(context.db, requestId);
  await notifyOfEstimate(context, patient.id, { requestId, version: estimate.version, notBefore: appointment?.undoUntil ?? undefined });
  return describeEstimates(context, requestId);
}
