import { eq, inArray } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { grouped } from '../db/grouped';
import { locations, requestLocations } from '../db/schema/index';

/** The time zones of the centers around each request. */
export async function zonesByRequest(db: Database, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectDistinct({ requestId: requestLocations.requestId, zone: locations.timeZone })
    .from(requestLocations)
    .innerJoin(locations, eq(locations.id, requestLocations.locationId))
    .where(inArray(requestLocations.requestId, ids));
  return new Map([...grouped(rows, ({ requestId }) => requestId)].map(([id, found]) => [id, found.map(({ zone }) => zone)]));
}

/** The time zones of the centers around one request. */
export const zonesAround = async (db: Database, id: number): Promise<string[]> => (await zonesByRequest(db, [id])).get(id) ?? [];
