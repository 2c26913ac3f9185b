import { and, asc, eq, ne, or } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows, insertedRow } from '../rows';
import { doctorLocations, type DoctorInsert, type DoctorRecord, doctors, patientDoctors } from '../schema/index';
import { containsText, startsWithText } from './like-pattern';

const isPublic = eq(doctors.approval, 'approved');

/** Finds a doctor by id. One that waits for approval is found too: the patient who entered it links it. */
export const findDoctor = (db: Database, { id }: { id: number }): Promise<DoctorRecord | undefined> =>
  firstRow(db.select().from(doctors).where(eq(doctors.id, id)));

/** Finds an approved doctor by id, NPI or identifier (the part of the URL). */
export function findPublicDoctor(
  db: Database,
  by: { id: number } | { npi: string } | { identifier: string },
): Promise<DoctorRecord | undefined> {
  const [column, value] = 'id' in by ? [doctors.id, by.id] : 'npi' in by ? [doctors.npi, by.npi] : [doctors.identifier, by.identifier];
  return firstRow(
    db
      .select()
      .from(doctors)
      .where(and(eq(column, value), isPublic)),
  );
}

/** Lists the approved doctors with a ZIP code by id, of one specialty when it is given. */
export const listDoctors = (db: Database, specialty: string | undefined): Promise<DoctorRecord[]> =>
  db
    .select()
    .from(doctors)
    .where(and(specialty ? eq(doctors.specialty, specialty) : undefined, ne(doctors.zipCode, ''), isPublic))
    .orderBy(asc(doctors.id));

/** Lists the approved doctors with every term in the first or last name, by name. */
export const searchDoctors = (db: Database, terms: string[], limit: number): Promise<DoctorRecord[]> =>
  db
    .select()
    .from(doctors)
    .where(and(isPublic, ...terms.map((term) => or(containsText(doctors.firstName, term), containsText(doctors.lastName, term)))))
    .orderBy(asc(doctors.lastName), asc(doctors.firstName))
    .limit(limit);

/** Lists the identifiers that start with a prefix. */
export async function listIdentifiers(db: Database, prefix: string): Promise<string[]> {
  const rows = await db.select({ identifier: doctors.identifier }).from(doctors).where(startsWithText(doctors.identifier, prefix));
  return rows.map(({ identifier }) => identifier);
}

/** Inserts a doctor with the preferred locations and returns the doctor; call it in a transaction. */
export async function insertDoctor(db: Database, values: DoctorInsert, locationIds: number[]): Promise<DoctorRecord> {
  const doctor = await insertedRow(db.insert(doctors).values(values).returning());
  const preferred = locationIds.map((locationId) => ({ doctorId: doctor.id, locationId }));
  if (preferred.length > 0) await db.insert(doctorLocations).values(preferred);
  return doctor;
}

/** Lists the doctors of a patient by last name. */
export async function listPatientDoctors(db: Database, patientId: number): Promise<DoctorRecord[]> {
  const rows = await db
    .select({ doctor: doctors })
    .from(patientDoctors)
    .innerJoin(doctors, eq(doctors.id, patientDoctors.doctorId))
    .where(eq(patientDoctors.patientId, patientId))
    .orderBy(asc(doctors.lastName));
  return rows.map(({ doctor }) => doctor);
}

/** Links a doctor to a patient; false when they were linked before. */
export const insertPatientDoctor = (db: Database, patientId: number, doctorId: number): Promise<boolean> =>
  hasRows(db.insert(patientDoctors).values({ patientId, doctorId }).onConflictDoNothing().returning({ doctorId: patientDoctors.doctorId }));

/** Removes the link of a doctor to a patient. */
export async function deletePatientDoctor(db: Database, patientId: number, doctorId: number): Promise<void> {
  await db.delete(patientDoctors).where(and(eq(patientDoctors.patientId, patientId), eq(patientDoctors.doctorId, doctorId)));
}
