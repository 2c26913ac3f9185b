import { and, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, groupByKey } from '../rows';
import { locations, requestLocations } from '../schema/index';

type RequestLocationRecord = typeof requestLocations.$inferSelect;

/** The columns of a center that has not rejected the request. */
const notRejected = { rejectedAt: null, rejectReason: null };

/** Finds a center of a request. */
export const findRequestLocation = (db: Database, requestId: number, locationId: number): Promise<RequestLocationRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(requestLocations)
      .where(and(eq(requestLocations.requestId, requestId), eq(requestLocations.locationId, locationId))),
  );

/** Lists the time zones of the centers of each request. */
export async function listTimeZonesByRequest(db: Database, requestIds: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectDistinct({ requestId: requestLocations.requestId, zone: locations.timeZone })
    .from(requestLocations)
    .innerJoin(locations, eq(locations.id, requestLocations.locationId))
    .where(inArray(requestLocations.requestId, requestIds));
  return new Map([...groupByKey(rows, ({ requestId }) => requestId)].map(([id, zones]) => [id, zones.map(({ zone }) => zone)]));
}

/** Lists the time zones of the centers of one request. */
export const listRequestTimeZones = async (db: Database, requestId: number): Promise<string[]> =>
  (await listTimeZonesByRequest(db, [requestId])).get(requestId) ?? [];

/** Replaces the centers of a request. A center that stays keeps its rejection, unless `clearRejections`. */
export async function storeRequestLocations(
  db: Database,
  requestId: number,
  centers: Omit<typeof requestLocations.$inferInsert, 'requestId'>[],
  clearRejections: boolean,
): Promise<void> {
  const ids = centers.map(({ locationId }) => locationId);
  await db.delete(requestLocations).where(and(eq(requestLocations.requestId, requestId), notInArray(requestLocations.locationId, ids)));
  await db
    .insert(requestLocations)
    .values(centers.map((center) => ({ requestId, ...center })))
    .onConflictDoUpdate({
      target: [requestLocations.requestId, requestLocations.locationId],
      set: {
        distanceTenths: sql`excluded.distance_tenths`,
        price: sql`excluded.price`,
        fee: sql`excluded.fee`,
        ...(clearRejections ? notRejected : {}),
      },
    });
}

/** Stores a rejection by these locations and returns those that had not rejected the request before. */
export async function rejectRequestLocations(
  db: Database,
  requestId: number,
  locationIds: number[],
  rejection: { rejectedAt: Date; rejectReason: string },
): Promise<number[]> {
  const rows = await db
    .update(requestLocations)
    .set(rejection)
    .where(
      and(
        eq(requestLocations.requestId, requestId),
        inArray(requestLocations.locationId, locationIds),
        isNull(requestLocations.rejectedAt),
      ),
    )
    .returning({ id: requestLocations.locationId });
  return rows.map(({ id }) => id);
}

/** Returns why these locations rejected a request; undefined while one of them has not, or without any. */
export async function findRejection(db: Database, requestId: number, locationIds: number[]): Promise<string | undefined> {
  const rows = await db
    .select({ reason: requestLocations.rejectReason })
    .from(requestLocations)
    .where(and(eq(requestLocations.requestId, requestId), inArray(requestLocations.locationId, locationIds)));
  const reasons = new Set(rows.map(({ reason }) => reason));
  const [reason] = reasons;
  return reasons.size === 1 ? (reason ?? undefined) : undefined;
}

/** Clears the rejections of a request by these locations after a time, and returns those locations. */
export async function clearRecentRejections(db: Database, requestId: number, locationIds: number[], after: Date): Promise<number[]> {
  const rows = await db
    .update(requestLocations)
    .set(notRejected)
    .where(
      and(
        eq(requestLocations.requestId, requestId),
        inArray(requestLocations.locationId, locationIds),
        gt(requestLocations.rejectedAt, after),
      ),
    )
    .returning({ id: requestLocations.locationId });
  return rows.map(({ id }) => id);
}

/** Clears all rejections of a request. */
export async function clearRejections(db: Database, requestId: number): Promise<void> {
  await db.update(requestLocations).set(notRejected).where(eq(requestLocations.requestId, requestId));
}
