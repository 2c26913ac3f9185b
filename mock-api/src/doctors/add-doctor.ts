import { isDuplicate } from '../db/error-codes';
import { type Database } from '../db/database';
import { insertDoctor, listIdentifiers } from '../db/queries/doctors';
import { listLocationsById } from '../db/queries/locations';
import { type DoctorInsert, type DoctorRecord } from '../db/schema/scans';
import { errors } from '../http/errors';
import { texts } from '../texts';

interface NewDoctor extends Omit<DoctorInsert, 'id' | 'identifier'> {
  preferredLocationIds: readonly number[];
}

const maxAttempts = 5;

/** Returns the last name as a part of a URL, with a number when it is taken (D83). */
async function findFreeIdentifier(db: Database, lastName: string): Promise<string> {
  const part = lastName.toLowerCase().replace(/[^a-z0-9]/g, '') || 'doctor';
  const taken = new Set(await listIdentifiers(db, part));
  if (!taken.has(part)) return part;
  let number = 2;
  while (taken.has(`${part}${number}`)) number += 1;
  return `${part}${number}`;
}

/** Returns the location ids without duplicates; rejects unknown ones. */
async function requireLocations(db: Database, input: readonly number[]): Promise<number[]> {
  const ids = [...new Set(input)];
  const existing = ids.length > 0 ? await listLocationsById(db, ids) : [];
  if (existing.length < ids.length) throw errors.notFound(texts.locationUnknown);
  return ids;
}

/** Adds a doctor with preferred centers under a unique identifier; retries when a concurrent call takes the identifier. */
export async function addDoctor(database: Database, { preferredLocationIds, ...doctor }: NewDoctor): Promise<DoctorRecord> {
  const locationIds = await requireLocations(database, preferredLocationIds);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      return await database.transaction(async (db) => {
        const identifier = await findFreeIdentifier(db, doctor.lastName);
        return await insertDoctor(db, { ...doctor, identifier }, locationIds);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
  throw errors.unexpected();
}
