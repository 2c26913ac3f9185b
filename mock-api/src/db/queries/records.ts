import { asc } from 'drizzle-orm';
import { type Database } from '../database';
import { contactMessages, outbox } from '../schema/index';

/** Inserts a message of the contact form. */
export async function insertContactMessage(db: Database, values: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(values);
}

/** Inserts an email or SMS to send. */
export async function insertMessage(db: Database, values: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(values);
}

/** Lists the emails and SMS in the order of their creation. */
export const listMessages = (db: Database): Promise<(typeof outbox.$inferSelect)[]> => db.select().from(outbox).orderBy(asc(outbox.id));
