import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { outbox, type OutboxInsert, type OutboxRecord, users } from '../schema/index';

/** Inserts an email or SMS and returns its id; undefined when the occasion has a message already. */
export async function insertMessage(db: Database, values: OutboxInsert): Promise<number | undefined> {
  return (await firstRow(db.insert(outbox).values(values).onConflictDoNothing().returning({ id: outbox.id })))?.id;
}

/** Lists the emails and SMS in the order of their creation. */
export const listMessages = (db: Database): Promise<OutboxRecord[]> => db.select().from(outbox).orderBy(asc(outbox.id));

/** Lists the latest messages, newest first, without those that are held back. */
export const listLatestMessages = (db: Database, now: Date, limit: number): Promise<OutboxRecord[]> =>
  db.select().from(outbox).where(lte(outbox.at, now)).orderBy(desc(outbox.id)).limit(limit);

/** Deletes the messages about a request that are held back: their jobs find nothing to send. */
export async function deleteHeldMessages(db: Database, requestId: number, now: Date): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.requestId, requestId), gt(outbox.at, now), inArray(outbox.state, ['waiting', 'kept'])));
}

/** Lists the latest messages to a person about a request, newest first, without their texts. */
export const listRequestMessages = (db: Database, requestId: number, userId: number) =>
  db
    .select({ id: outbox.id, channel: outbox.channel, subject: outbox.subject, state: outbox.state, reason: outbox.reason, at: outbox.at })
    .from(outbox)
    .where(and(eq(outbox.requestId, requestId), eq(outbox.userId, userId)))
    .orderBy(desc(outbox.id))
    .limit(20);

/** Finds a message. */
export const findMessage = (db: Database, id: number): Promise<OutboxRecord | undefined> =>
  firstRow(db.select().from(outbox).where(eq(outbox.id, id)));

/**
 * Makes a message that was not sent wait again, for the recipient's present address and with a key of its own, as the provider may have
 * stored the failure under the last one. False when it is not one of those, or has no text anymore.
 */
export const renewMessage = (db: Database, id: number, recipient: string): Promise<boolean> =>
  hasRows(
    db
      .update(outbox)
      .set({
        recipient,
        reason: '',
        attempts: 0,
        settledAt: null,
        providerId: null,
        key: sql`gen_random_uuid()::text`,
        state: sql`case when ${outbox.state} = 'kept' then 'kept' else 'waiting' end`,
      })
      .where(and(eq(outbox.id, id), inArray(outbox.state, ['failed', 'kept']), ne(outbox.body, '')))
      .returning({ id: outbox.id }),
  );

const isWaiting = (id: number) => and(eq(outbox.id, id), eq(outbox.state, 'waiting'));

/** Finds a message that still has to be sent, with what its recipient allows now. */
export const findWaitingMessage = (db: Database, id: number) =>
  firstRow(
    db
      .select({ message: outbox, allowTexts: users.allowTexts, zipCode: users.zipCode })
      .from(outbox)
      .leftJoin(users, eq(users.id, outbox.userId))
      .where(isWaiting(id)),
  );

/** Stores why a message still waits; `attempts` is added to its number. */
export async function updateWaitingMessage(db: Database, id: number, reason: string, attempts: 0 | 1): Promise<void> {
  await db
    .update(outbox)
    .set({ reason, attempts: sql`${outbox.attempts} + ${attempts}` })
    .where(isWaiting(id));
}

/** Ends the delivery of a message, once. A link in it is removed: from now on only its recipient has it. */
export async function settleMessage(
  db: Database,
  id: number,
  values: Required<Pick<OutboxInsert, 'state' | 'settledAt'>> & Pick<OutboxInsert, 'reason' | 'providerId'>,
): Promise<boolean> {
  const hasSecret = sql`${outbox.data} ? 'token'`;
  return hasRows(
    db
      .update(outbox)
      .set({
        ...values,
        body: sql`case when ${hasSecret} then '' else ${outbox.body} end`,
        content: sql`case when ${hasSecret} then null else ${outbox.content} end`,
        data: sql`${outbox.data} - 'token'`,
      })
      .where(isWaiting(id))
      .returning({ id: outbox.id }),
  );
}

/** Stores what a provider reports later about a message that it took; an unknown id changes nothing. */
export async function reportDelivery(
  db: Database,
  providerId: string,
  values: Required<Pick<OutboxInsert, 'state' | 'settledAt'>> & Pick<OutboxInsert, 'reason'>,
): Promise<void> {
  await db
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.providerId, providerId), eq(outbox.state, 'sent')));
}
