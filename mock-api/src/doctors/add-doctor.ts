import { like } from 'drizzle-orm';
import { isDuplicate } from '../db/error-codes';
import { type Database } from '../db/connect';
import { doctors } from '../db/schema/index';
import { errors } from '../http/errors';

type NewDoctor = Omit<typeof doctors.$inferInsert, 'id' | 'identifier'>;

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

/** Adds a doctor under an identifier of its own, also when two of one name arrive at once. */
export async function addDoctor(db: Database, doctor: NewDoctor): Promise<typeof doctors.$inferSelect> {
  for (let tries = 0; tries < triesForAName; tries += 1) {
    try {
      const identifier = await freeIdentifier(db, doctor.lastName);
      const [row] = await db
        .insert(doctors)
        .values({ ...doctor, identifier })
        .returning();
      if (row) return row;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
  throw errors.unexpected();
}
