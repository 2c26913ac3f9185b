import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, groupByKey } from '../rows';
import { requestWindows } from '../schema/index';

type WindowRecord = typeof requestWindows.$inferSelect;

/** Lists the times that the patient offers, earliest first. */
export const listWindows = (db: Database, requestId: number): Promise<WindowRecord[]> =>
  db.select().from(requestWindows).where(eq(requestWindows.requestId, requestId)).orderBy(asc(requestWindows.open));

/** Lists the times that the patients of each request offer, earliest first. */
export async function listWindowsByRequest(db: Database, requestIds: number[]): Promise<Map<number, WindowRecord[]>> {
  const rows = await db
    .select()
    .from(requestWindows)
    .where(inArray(requestWindows.requestId, requestIds))
    .orderBy(asc(requestWindows.open));
  return groupByKey(rows, ({ requestId }) => requestId);
}

/** Finds an offered time of a request. */
export const findWindow = (db: Database, requestId: number, id: number): Promise<WindowRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(requestWindows)
      .where(and(eq(requestWindows.id, id), eq(requestWindows.requestId, requestId))),
  );

/** Replaces the times that the patient offers. */
export async function replaceWindows(db: Database, requestId: number, windows: { open: string; close: string }[]): Promise<void> {
  await db.delete(requestWindows).where(eq(requestWindows.requestId, requestId));
  await db.insert(requestWindows).values(windows.map(({ open, close }) => ({ requestId, open, close })));
}
