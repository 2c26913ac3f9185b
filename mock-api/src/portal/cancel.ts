import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { audit } from '../audit';
import { type Context } from '../context';
import { appointments, requests } from '../db/schema/index';
import { type SignedIn } from '../http/session';
import { announceCancellation } from '../requests/announce';
import { lockRequest } from '../requests/lock';
import { type Scope } from './scope';

interface Cancellation {
  requestId: number;
  reason: string;
  details: string;
  byPatient: boolean;
}

/**
 * Cancels a coming appointment of the practice; the request is open again for other times [API-060, D119].
 * A deposit that was held for it may be paid back; what was agreed on for it ends with it.
 * False when there is none: cancelled before, over, or another practice's [API-063, API-064].
 */
export async function cancelAppointment(
  context: Context,
  scope: Scope,
  caller: SignedIn,
  { requestId, reason, details, byPatient }: Cancellation,
): Promise<boolean> {
  const now = context.clock.now();
  const cancelled = await context.db.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (request?.status !== 'scheduled') return undefined;
    const [row] = await db
      .update(appointments)
      .set({ cancelledAt: now, cancelReason: reason, cancelDetails: details, ...(request.selfPay ? { refundStatus: 'requested' } : {}) })
      .where(
        and(
          eq(appointments.requestId, requestId),
          inArray(appointments.locationId, [...scope.locations.keys()]),
          isNull(appointments.cancelledAt),
          gt(appointments.startsAt, now),
        ),
      )
      .returning();
    if (!row) return undefined;
    await db
      .update(requests)
      .set({ status: byPatient ? 'withdrawn' : 'open' })
      .where(eq(requests.id, requestId));
    return { row, patientId: request.patientId };
  });
  if (!cancelled) return false;
  await audit(context, caller, 'cancel', requestId);
  const location = scope.locations.get(cancelled.row.locationId);
  if (location) await announceCancellation(context, cancelled.patientId, { requestId, start: cancelled.row.start, location });
  return true;
}
