import { daysBetween } from '@scanharbor/shared-contracts/domain/civil-date';
import { toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { type Context } from '../context';
import { listDueReminders } from '../db/queries/reminders';
import { lettersTo } from '../messages/letters';
import { getUnsubscribePath } from '../messages/opt-out';
import { remind } from './notifications';

/** Days before an appointment. After an outage, an appointment that is too near for the first reminder gets the second one only. */
const distances = [
  { days: 7, least: 2 },
  { days: 1, least: 0 },
] as const;
const batch = 200;

/**
 * Writes the reminders that are due, 7 days and 1 day before an appointment. Any number of processes may run it: the occasion of a
 * message is unique, so each reminder is written once.
 */
export async function writeReminders(context: Context): Promise<void> {
  for (const { days, least } of distances) {
    const now = context.clock.now();
    for (const { appointment, patient, location, willBringRx, blobId } of await listDueReminders(context.db, {
      now,
      days,
      least,
      limit: batch,
    })) {
      const { id, requestId, start } = appointment;
      const visit = { requestId, start, location };
      const left = daysBetween(toWallClock(now, location.timeZone).slice(0, 10), start.slice(0, 10));
      const letter = lettersTo(patient).reminder(visit, left, getUnsubscribePath(context, patient.id));
      const occasion = `reminder ${days} ${id} ${start}`;
      await context.db.transaction((db) =>
        remind({ ...context, db, outbox: context.outbox.within(db) }, patient, visit, {
          letter,
          occasion,
          hasNoPrescription: willBringRx && !blobId,
        }),
      );
    }
  }
}
