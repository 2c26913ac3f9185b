import { and, eq } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import { type RequestAssigneeRecord, requestAssignees } from '../schema/requests';

/** Finds who of a practice takes care of a request, or who last changed that. */
export const findAssignee = (db: Database, practiceId: number, requestId: number): Promise<RequestAssigneeRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(requestAssignees)
      .where(and(eq(requestAssignees.practiceId, practiceId), eq(requestAssignees.requestId, requestId))),
  );

/** Stores who of a practice takes care of a request. */
export async function storeAssignee(db: Database, { practiceId, requestId, ...values }: RequestAssigneeRecord): Promise<void> {
  await db
    .insert(requestAssignees)
    .values({ practiceId, requestId, ...values })
    .onConflictDoUpdate({ target: [requestAssignees.practiceId, requestAssignees.requestId], set: values });
}
