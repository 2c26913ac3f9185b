import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import { doctorLocations, type DoctorRecord, doctors, type LocationRecord, locations, practices, users } from '../schema/index';
import { type UserRecord } from '../schema/users';

type PracticeRecord = typeof practices.$inferSelect;

/** The decision about an entry. */
interface Review {
  approval: 'approved' | 'rejected';
  /** Empty for an approval. */
  approvalReason: string;
}

/** Entries that a screen shows at once: those behind them follow when they are decided. */
const maxWaiting = 200;

/** Lists the oldest doctors that wait for approval, oldest first. */
export const listWaitingDoctors = (db: Database): Promise<DoctorRecord[]> =>
  db.select().from(doctors).where(eq(doctors.approval, 'waiting')).orderBy(asc(doctors.enteredAt), asc(doctors.id)).limit(maxWaiting);

/** Lists the names of the centers that doctors prefer. */
export const listPreferredNames = (db: Database): Promise<{ doctorId: number; name: string }[]> =>
  db
    .select({ doctorId: doctorLocations.doctorId, name: locations.name })
    .from(doctorLocations)
    .innerJoin(locations, eq(locations.id, doctorLocations.locationId))
    .innerJoin(doctors, and(eq(doctors.id, doctorLocations.doctorId), eq(doctors.approval, 'waiting')))
    .orderBy(asc(locations.name));

const oldestWaiting = (db: Database) =>
  db
    .select({ id: practices.id })
    .from(practices)
    .where(eq(practices.approval, 'waiting'))
    .orderBy(asc(practices.enteredAt), asc(practices.id))
    .limit(maxWaiting);

/** Lists the oldest practices that wait for approval with their locations and administrators, oldest first. */
export const listWaitingPractices = (
  db: Database,
): Promise<{ practice: PracticeRecord; location: LocationRecord | null; user: UserRecord | null }[]> =>
  db
    .select({ practice: practices, location: locations, user: users })
    .from(practices)
    .leftJoin(locations, eq(locations.practiceId, practices.id))
    .leftJoin(users, and(eq(users.practiceId, practices.id), eq(users.isAdmin, true)))
    .where(inArray(practices.id, oldestWaiting(db)))
    .orderBy(asc(practices.enteredAt), asc(practices.id), asc(locations.id), asc(users.id));

/** Stores the decision about a doctor; undefined when no waiting one has this id. */
export const reviewDoctor = (db: Database, id: number, review: Review): Promise<DoctorRecord | undefined> =>
  firstRow(
    db
      .update(doctors)
      .set(review)
      .where(and(eq(doctors.id, id), eq(doctors.approval, 'waiting')))
      .returning(),
  );

/** Stores the decision about a practice; undefined when no waiting one has this id. */
export const reviewPractice = (db: Database, id: number, review: Review): Promise<PracticeRecord | undefined> =>
  firstRow(
    db
      .update(practices)
      .set(review)
      .where(and(eq(practices.id, id), eq(practices.approval, 'waiting')))
      .returning(),
  );

/** Lists the administrators of a practice. */
export const listPracticeAdmins = (db: Database, practiceId: number): Promise<UserRecord[]> =>
  db
    .select()
    .from(users)
    .where(and(eq(users.practiceId, practiceId), eq(users.isAdmin, true)));
