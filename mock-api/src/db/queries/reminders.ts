import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { appointments, locations, outbox, requests, users } from '../schema/index';

interface ReminderQuery {
  now: Date;
  /** Days before the appointment. */
  days: number;
  /** Days before it from which it is too late. */
  least: number;
  limit: number;
}

const emailOccasion = (days: number) =>
  sql`'reminder ' || ${days}::text || ' ' || ${appointments.id}::text || ' ' || ${appointments.start} || ' email'`;

/**
 * Lists appointments that start in `least` to `days` days, not yet reminded of at this distance. One that was booked or moved later than
 * that has just been announced.
 */
export const listDueReminders = (db: Database, { now, days, least, limit }: ReminderQuery) => {
  const inDays = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);
  const distance = sql`make_interval(days => ${days}::int)`;
  const reminded = db
    .select({ one: sql`1` })
    .from(outbox)
    .where(eq(outbox.occasion, emailOccasion(days)));
  return db
    .select({ appointment: appointments, patient: users, location: locations, willBringRx: requests.willBringRx, blobId: requests.blobId })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .innerJoin(users, eq(users.id, requests.patientId))
    .innerJoin(locations, eq(locations.id, appointments.locationId))
    .where(
      and(
        isNull(appointments.canceledAt),
        gt(appointments.startsAt, inDays(least)),
        lte(appointments.startsAt, inDays(days)),
        sql`coalesce(${appointments.movedAt}, ${appointments.bookedAt}) < ${appointments.startsAt} - ${distance}`,
        or(isNull(appointments.undoUntil), lte(appointments.undoUntil, now)),
        eq(users.allowReminders, true),
        eq(users.isAnonymous, false),
        sql`not exists ${reminded}`,
      ),
    )
    .limit(limit);
};
