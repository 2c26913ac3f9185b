import { type Database } from '../database';
import { contactMessages } from '../schema/index';

/** Inserts a message of the contact form. */
export async function insertContactMessage(db: Database, values: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(values);
}
