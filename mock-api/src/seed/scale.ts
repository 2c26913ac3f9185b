import { eq, inArray } from 'drizzle-orm';
import { requestLocations, requests, requestWindows } from '../db/schema/index';
import { type Database, takeStock } from '../db/connect';
import { fill } from './fill';

const firstCopy = 100_000;
const minute = 60_000;

/** Adds `times` copies of every open request, with its centers and times, each a minute older than the one before. */
export async function multiplyOpenRequests(database: Database, times: number): Promise<void> {
  await database.transaction(async (db) => {
    const open = await db.select().from(requests).where(eq(requests.status, 'open'));
    const ids = open.map(({ id }) => id);
    if (ids.length === 0) return;
    const centers = await db.select().from(requestLocations).where(inArray(requestLocations.requestId, ids));
    const windows = await db.select().from(requestWindows).where(inArray(requestWindows.requestId, ids));
    const rounds = Array.from({ length: times }, (_value, index) => index + 1);
    const copyOf = (id: number, round: number) => firstCopy + round * ids.length + ids.indexOf(id);
    const older = (at: Date, round: number) => new Date(at.getTime() - round * minute);
    await fill(db, requests, rounds.flatMap((round) =>
      open.map((row) => ({ ...row, id: copyOf(row.id, round), requestedAt: older(row.requestedAt, round) }))));
    await fill(db, requestLocations, rounds.flatMap((round) =>
      centers.map((row) => ({ ...row, requestId: copyOf(row.requestId, round) }))));
    await fill(db, requestWindows, rounds.flatMap((round) =>
      windows.map(({ requestId, open: from, close }) => ({ requestId: copyOf(requestId, round), open: from, close }))));
  });
  await takeStock(database);
}
