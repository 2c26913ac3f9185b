import { canUndo } from '../bookings/can-undo';
import { type Database } from '../db/database';
import { findCurrentAppointment } from '../db/queries/appointments';
import { type HttpError, errors } from '../http/errors';
import { texts } from '../texts';

/**
 * Returns the error for a patient's change of a request that is not open. For a booking that can still be taken back, which the patient
 * does not see, it asks to wait: seconds later the request is open again, or the patient sees the appointment.
 */
export async function describeClosed(
  db: Database,
  now: Date,
  requestId: number,
  error: (message: string) => HttpError,
): Promise<HttpError> {
  const appointment = await findCurrentAppointment(db, requestId);
  return appointment && canUndo(appointment, now) ? errors.conflict(texts.requestBusy) : error(texts.requestNotOpen);
}
