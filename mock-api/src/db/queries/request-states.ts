import { and, eq, exists, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { appointments, locations, requestLocations, requests, users } from '../schema/index';
import { endsWithText } from './like-pattern';

/** Selects requests; callers pass it on and do not look into it. */
export type RequestCondition = SQL | undefined;

const eligibleAt = (db: Database, locationIds: number[]) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(requestLocations)
      .innerJoin(locations, eq(locations.id, requestLocations.locationId))
      .where(
        and(
          eq(requestLocations.requestId, requests.id),
          inArray(requestLocations.locationId, locationIds),
          isNull(requestLocations.rejectedAt),
          eq(locations.isActive, true),
        ),
      ),
  );

/** An appointment of the request, at one of the locations when they are given; canceled ones only when `canceled`. */
const bookedAt = (db: Database, locationIds: number[] | undefined, when?: SQL, canceled = false) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(appointments)
      .where(
        and(
          eq(appointments.requestId, requests.id),
          locationIds && inArray(appointments.locationId, locationIds),
          canceled ? isNotNull(appointments.canceledAt) : isNull(appointments.canceledAt),
          when,
        ),
      ),
  );

/**
 * In which list of a practice a request is: exactly one, or none [API-056]. `request-list.ts` has the same conditions for its statements.
 */
export const stateConditions = {
  /** Can be booked at one of the locations; a request whose patient wants to cancel waits for the care team only. */
  open: (db: Database, locationIds: number[]) =>
    and(eq(requests.status, 'open'), eq(requests.cancelRequested, false), eligibleAt(db, locationIds)),
  /** Booked for a future time, at the locations or, without them, anywhere. */
  scheduled: (db: Database, locationIds: number[] | undefined, now: Date) =>
    and(eq(requests.status, 'scheduled'), bookedAt(db, locationIds, gt(appointments.startsAt, now))),
  /** An appointment at one of the locations was canceled, and the request has no other appointment. */
  canceled: (db: Database, locationIds: number[]) => and(bookedAt(db, locationIds, undefined, true), ne(requests.status, 'scheduled')),
  /** Any of the first three, also when the patient wants to cancel: what a practice can view [API-032]. */
  visible: (db: Database, locationIds: number[]) =>
    sql`((${requests.status} = 'open' and ${eligibleAt(db, locationIds)}) or (${requests.status} = 'scheduled' and ${bookedAt(db, locationIds)}))`,
  /** Not booked, rejected or withdrawn, wherever its centers are. */
  anyOpen: () => eq(requests.status, 'open'),
  /** One request. */
  withId: (id: number) => eq(requests.id, id),
  /** Requests of the patients whose email has this ending. */
  ofPatientsWith: (db: Database, emailEnding: string) =>
    inArray(requests.patientId, db.select({ id: users.id }).from(users).where(endsWithText(users.email, emailEnding))),
} as const;
