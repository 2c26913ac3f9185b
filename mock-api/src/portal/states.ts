import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { appointments, locations, requestLocations, requests } from '../db/schema/index';

const day = 24 * 3_600_000;

/** Locations of a practice, as a list to compare with. */
type Places = number[];

const eligibleAt = (db: Database, places: Places) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(requestLocations)
      .innerJoin(locations, eq(locations.id, requestLocations.locationId))
      .where(
        and(
          eq(requestLocations.requestId, requests.id),
          inArray(requestLocations.locationId, places),
          isNull(requestLocations.rejectedAt),
          eq(locations.isActive, true),
        ),
      ),
  );

/** Has the request an appointment, at one of the places when they are given? */
const bookedAt = (db: Database, places: Places | undefined, when?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(appointments)
      .where(
        and(
          eq(appointments.requestId, requests.id),
          places && inArray(appointments.locationId, places),
          isNull(appointments.cancelledAt),
          when,
        ),
      ),
  );

/**
 * In which list of a practice a request is: exactly one, or none [API-056].
 * Cards, header and lists all ask here, so that their numbers agree [API-068].
 */
export const stateConditions = {
  /** May be booked at one of the places; what its patient wants cancelled waits for the care team alone. */
  open: (db: Database, places: Places) => and(eq(requests.status, 'open'), eq(requests.cancelRequested, false), eligibleAt(db, places)),
  /** Open for more than a day; exactly 24 hours do not count. */
  openOver24Hours: (db: Database, places: Places, now: Date) =>
    and(stateConditions.open(db, places), lt(requests.requestedAt, new Date(now.getTime() - day))),
  /** Booked for a time to come, at the places or, without them, anywhere. */
  scheduled: (db: Database, places: Places | undefined, now: Date) =>
    and(eq(requests.status, 'scheduled'), bookedAt(db, places, gt(appointments.startsAt, now))),
  /** The time of the appointment has come [API-058]. */
  completed: (db: Database, places: Places, now: Date) =>
    and(eq(requests.status, 'scheduled'), bookedAt(db, places, lte(appointments.startsAt, now))),
  /** An appointment at one of the places was cancelled, and none has taken its place there. */
  cancelled: (db: Database, places: Places) =>
    and(
      exists(
        db
          .select({ one: sql`1` })
          .from(appointments)
          .where(
            and(eq(appointments.requestId, requests.id), inArray(appointments.locationId, places), isNotNull(appointments.cancelledAt)),
          ),
      ),
      ne(requests.status, 'scheduled'),
    ),
  /** Any of the first three, also when the patient wants to cancel: what a practice may look at [API-032]. */
  visible: (db: Database, places: Places) =>
    sql`((${requests.status} = 'open' and ${eligibleAt(db, places)}) or (${requests.status} = 'scheduled' and ${bookedAt(db, places)}))`,
} as const;
