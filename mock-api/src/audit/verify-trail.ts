import { createHash } from 'node:crypto';
import { type Database } from '../db/database';
import { listChain, listChains } from '../db/queries/audit';
import { type AuditEventRecord } from '../db/schema/audit';

const batchSize = 1_000;

/** The last event of a chain. Kept outside the database, it shows later that nothing was cut off its end. */
export interface ChainHead {
  chain: string;
  sequence: number;
  hash: string;
}

/** A broken link: the first event of a chain that does not fit, and why. */
export interface Tampering {
  chain: string;
  sequence: number;
  reason: 'missing' | 'changed' | 'cut off';
}

/** Hashes an event as the database does when it is inserted: SHA-256 of its columns as a JSON array, in PostgreSQL's spelling. */
function hashEvent(event: AuditEventRecord): string {
  const values = [
    event.chain,
    event.sequence,
    event.previousHash,
    event.at.getTime(),
    event.call,
    event.action,
    event.outcome,
    event.userId,
    event.userName,
    event.switchedBy,
    event.switchedByName,
    event.practiceId,
    event.subject,
    event.patientIds,
    event.changes,
    event.address,
  ];
  return createHash('sha256')
    .update(`[${values.map((value) => JSON.stringify(value)).join(', ')}]`)
    .digest('hex');
}

/** Verifies one chain; the result is its head, or its first event that does not fit. */
async function verifyChain(db: Database, chain: string): Promise<ChainHead | Tampering> {
  let head: ChainHead = { chain, sequence: 0, hash: '' };
  for (;;) {
    const events = await listChain(db, chain, head.sequence, batchSize);
    for (const event of events) {
      const sequence = head.sequence + 1;
      if (event.sequence !== sequence) return { chain, sequence, reason: 'missing' };
      if (event.previousHash !== head.hash || event.hash !== hashEvent(event)) return { chain, sequence, reason: 'changed' };
      head = { chain, sequence, hash: event.hash };
    }
    if (events.length < batchSize) return head;
  }
}

/** Lists the earlier heads that their chains do not contain any more. */
async function listCutOff(db: Database, earlier: readonly ChainHead[]): Promise<Tampering[]> {
  const found: Tampering[] = [];
  for (const { chain, sequence, hash } of earlier) {
    const [event] = await listChain(db, chain, sequence - 1, 1);
    if (event?.sequence !== sequence || event.hash !== hash) found.push({ chain, sequence, reason: 'cut off' });
  }
  return found;
}

/** Verifies every chain of the audit trail, and that the heads of an earlier verification are still part of it. */
export async function verifyTrail(
  db: Database,
  earlier: readonly ChainHead[] = [],
): Promise<{ heads: ChainHead[]; tampered: Tampering[] }> {
  const results: (ChainHead | Tampering)[] = [];
  for (const chain of await listChains(db)) results.push(await verifyChain(db, chain));
  return {
    heads: results.filter((result): result is ChainHead => 'hash' in result),
    tampered: [...results.filter((result): result is Tampering => 'reason' in result), ...(await listCutOff(db, earlier))],
  };
}
