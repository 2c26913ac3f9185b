import { inArray, like } from 'drizzle-orm';
import { isDuplicate } from '../db/error-codes';
import { type Database } from '../db/connect';
import { doctorLocations, doctors, locations } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';

type DoctorRow = typeof doctors.$inferSelect;

interface NewDoctor extends Omit<typeof doctors.$inferInsert, 'id' | 'identifier'> {
  preferredLocationIds: readonly number[];
}

const triesForAName = 5;

/** The last name as a URL part; a number follows when it is taken (D83). */
async function freeIdentifier(db: Database, lastName: string): Promise<string> {
  const part = lastName.toLowerCase().replace(/[^a-z0-9]/g, '') || 'doctor';
  const rows = await db
    .select({ identifier: doctors.identifier })
    .from(doctors)
    .where(like(doctors.identifier, `${part}%`));
  const taken = new Set(rows.map(({ identifier }) => identifier));
  if (!taken.has(part)) return part;
  let number = 2;
  while (taken.has(`${part}${number}`)) number += 1;
  return `${part}${number}`;
}

/** Ids of locations, each once; refuses one that does not exist. */
async function existingLocations(db: Database, sent: readonly number[]): Promise<number[]> {
  const ids = [...new Set(sent)];
  const known = ids.length > 0 ? await db.select({ id: locations.id }).from(locations).where(inArray(locations.id, ids)) : [];
  if (known.length < ids.length) throw errors.notFound(texts.locationUnknown);
  return ids;
}

/** Adds a doctor with the centers that the doctor prefers, under an identifier of its own, also when two of one name arrive at once. */
export async function addDoctor(database: Database, { preferredLocationIds, ...doctor }: NewDoctor): Promise<DoctorRow> {
  const locationIds = await existingLocations(database, preferredLocationIds);
  for (let tries = 0; tries < triesForAName; tries += 1) {
    try {
      return await database.transaction(async (db) => {
        const identifier = await freeIdentifier(db, doctor.lastName);
        const [row] = await db
          .insert(doctors)
          .values({ ...doctor, identifier })
          .returning();
        if (!row) throw errors.unexpected();
        const preferred = locationIds.map((locationId) => ({ doctorId: row.id, locationId }));
        if (preferred.length > 0) await db.insert(doctorLocations).values(preferred);
        return row;
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
  throw errors.unexpected();
}
