import { canUndo } from '../bookings/can-undo';
import { type Context } from '../context';
import { deleteAppointment, findCurrentAppointment } from '../db/queries/appointments';
import { deleteHeldMessages } from '../db/queries/messages';
import { voidDeposit } from '../db/queries/payments';
import { lockRequest, updateRequest } from '../db/queries/requests';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { type Scope } from './scope';

/**
 * Takes back the caller's own booking: the request is open again, its deposit is void, and the messages that wait are deleted. Only the
 * audit trail still has it. 404 for another user's booking, 409 once the patient has been notified.
 */
export async function undoBooking(context: Context, scope: Scope, caller: SignedIn, requestId: number): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    const appointment = request?.status === 'scheduled' ? await findCurrentAppointment(db, requestId) : undefined;
    if (!appointment || !scope.locations.has(appointment.locationId) || appointment.bookedBy !== caller.user.id)
      throw errors.notFound(texts.bookingUnknown);
    const undone = { state: 'void', reason: 'The booking was taken back.', settledAt: now } as const;
    if (!canUndo(appointment, now) || !(await voidDeposit(db, appointment.id, undone))) throw errors.conflict(texts.undoOver);
    await deleteHeldMessages(db, requestId, now);
    await deleteAppointment(db, appointment.id);
    await updateRequest(db, requestId, { status: 'open' });
  });
}
