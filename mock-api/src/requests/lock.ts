import { eq } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { requests } from '../db/schema/index';
import { type RequestRow } from './sight';

/**
 * The request as it stands, locked until the transaction ends: a booking, a reject, a cancel and a change by the patient wait
 * for each other, and each decides by what the one before has left.
 */
export async function lockRequest(db: Database, id: number): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id)).for('update');
  return row;
}
