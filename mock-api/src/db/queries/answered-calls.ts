import { asc, eq, inArray, lt } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import { answeredCalls } from '../schema/index';

/** Old keys are deleted in small numbers, so that no call waits for a large cleanup. */
const deletedAtOnce = 20;

interface Claim {
  keyHash: string;
  contentHash: string;
  at: Date;
}

/**
 * Claims a key inside the transaction of its call. Undefined when the key is new; otherwise the earlier call, for whose transaction it
 * waits. Calls before `oldest` are deleted.
 */
export async function claimCall(db: Database, claim: Claim, oldest: Date): Promise<{ contentHash: string; response: string } | undefined> {
  const old = db
    .select({ keyHash: answeredCalls.keyHash })
    .from(answeredCalls)
    .where(lt(answeredCalls.at, oldest))
    .orderBy(asc(answeredCalls.at))
    .limit(deletedAtOnce)
    .for('update', { skipLocked: true });
  await db.delete(answeredCalls).where(inArray(answeredCalls.keyHash, old));
  const claimed = await db.insert(answeredCalls).values(claim).onConflictDoNothing().returning({ keyHash: answeredCalls.keyHash });
  if (claimed.length > 0) return undefined;
  return firstRow(db.select().from(answeredCalls).where(eq(answeredCalls.keyHash, claim.keyHash)));
}

/** Stores the response of a claimed call. */
export async function storeResponse(db: Database, keyHash: string, response: string): Promise<void> {
  await db.update(answeredCalls).set({ response }).where(eq(answeredCalls.keyHash, keyHash));
}
