import { eq, inArray } from 'drizzle-orm';
import { requestLocations, requests, requestWindows } from '../db/schema/index';
import { type Database, analyzeTables } from '../db/database';
import { insertRows } from './insert-rows';

const firstCopy = 100_000;
const minute = 60_000;

/** Adds `times` copies of every open request with its centers and times, each a minute older than the previous one. */
export async function multiplyOpenRequests(database: Database, times: number): Promise<void> {
  await database.transaction(async (db) => {
    const open = await db.select().from(requests).where(eq(requests.status, 'open'));
    const ids = open.map(({ id }) => id);
    if (ids.length === 0) return;
    const centers = await db.select().from(requestLocations).where(inArray(requestLocations.requestId, ids));
    const windows = await db.select().from(requestWindows).where(inArray(requestWindows.requestId, ids));
    const rounds = Array.from({ length: times }, (_value, index) => index + 1);
    const getCopyId = (id: number, round: number) => firstCopy + round * ids.length + ids.indexOf(id);
    const makeOlder = (at: Date, round: number) => new Date(at.getTime() - round * minute);
    await insertRows(db, requests, rounds.flatMap((round) =>
      open.map((row) => ({ ...row, id: getCopyId(row.id, round), requestedAt: makeOlder(row.requestedAt, round) }))));
    await insertRows(db, requestLocations, rounds.flatMap((round) =>
      centers.map((row) => ({ ...row, requestId: getCopyId(row.requestId, round) }))));
    await insertRows(db, requestWindows, rounds.flatMap((round) =>
      windows.map(({ requestId, open: from, close }) => ({ requestId: getCopyId(requestId, round), open: from, close }))));
  });
  await analyzeTables(database);
}
