import { readSlots } from '@scanharbor/shared-contracts/domain/slots';
import { notifyCanceled } from '../bookings/notifications';
import { storeWindows } from '../bookings/store-windows';
import { canUndo } from '../bookings/can-undo';
import { hasOpenWindow } from '../bookings/windows';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { cancelFutureAppointment, findCurrentAppointment } from '../db/queries/appointments';
import { lockRequest, updateRequest } from '../db/queries/requests';
import { type AppointmentRecord } from '../db/schema/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { type Scope } from './scope';

interface Cancellation {
  requestId: number;
  reason: string;
  details: string;
  byPatient: boolean;
}

/** Offers the times that the patient asked for instead, unless they have passed: the wish is then answered. */
async function offerAskedTimes(db: Database, { requestId, rescheduleSlots }: AppointmentRecord, now: Date): Promise<void> {
  const windows = readSlots(rescheduleSlots);
  if (!hasOpenWindow(windows, 0, now, [])) return;
  await storeWindows(db, requestId, windows, now);
  await updateRequest(db, requestId, { isAnyTime: false, slots: rescheduleSlots });
}

/**
 * Cancels a future appointment of the practice and reopens the request for other times [API-060, D119]; one that the patient asked to
 * cancel ends.
 * Its deposit can be refunded; its terms end with it. Other times that the patient asked for are then the ones on offer.
 * Returns false without a future appointment of the practice, for example after a cancellation [API-063, API-064].
 */
export async function cancelAppointment(
  context: Context,
  scope: Scope,
  { requestId, reason, details, byPatient }: Cancellation,
): Promise<boolean> {
  const now = context.clock.now();
  const canceled = await context.db.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (request?.status !== 'scheduled') return undefined;
    const current = await findCurrentAppointment(db, requestId);
    if (current && canUndo(current, now)) throw errors.conflict(texts.bookingNew);
    const refund = request.selfPay ? { refundStatus: 'requested' } : {};
    const row = await cancelFutureAppointment(db, requestId, [...scope.locations.keys()], {
      canceledAt: now,
      cancelReason: reason,
      cancelDetails: details,
      ...refund,
    });
    if (!row) return undefined;
    const ends = byPatient || request.cancelRequested;
    await updateRequest(db, requestId, { status: ends ? 'withdrawn' : 'open' });
    if (!ends) await offerAskedTimes(db, row, now);
    return { row, patientId: request.patientId };
  });
  if (!canceled) return false;
  const location = scope.locations.get(canceled.row.locationId);
  if (location) await notifyCanceled(context, canceled.patientId, { requestId, start: canceled.row.start, location });
  return true;
}
