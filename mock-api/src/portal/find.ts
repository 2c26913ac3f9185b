import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { appointments, requests, requestWindows } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { findRows, type FullRow } from './find-rows';
import { type Scope } from './scope';
import { stateConditions } from './states';

/** The request with all that belongs to it, when the practice may see it; otherwise 404 [API-032]. */
export async function findVisible({ db }: Context, scope: Scope, requestId: number): Promise<FullRow> {
  const places = [...scope.locations.keys()];
  const [row] = await findRows(db, and(eq(requests.id, requestId), stateConditions.visible(db, places)), 'newest');
  if (!row) throw errors.notFound(texts.requestUnknown);
  return row;
}

/** The times that the patient offers, earliest first. */
export function windowsOn(db: Database, requestId: number): Promise<TimeWindow[]> {
  return db
    .select({ open: requestWindows.open, close: requestWindows.close })
    .from(requestWindows)
    .where(eq(requestWindows.requestId, requestId))
    .orderBy(asc(requestWindows.open));
}

/** Times that are booked at the locations, wall-clock there. */
export function takenTimes(db: Database, locationIds: number[]): Promise<{ locationId: number; startsAt: string }[]> {
  return db
    .select({ locationId: appointments.locationId, startsAt: appointments.start })
    .from(appointments)
    .where(and(inArray(appointments.locationId, locationIds), isNull(appointments.cancelledAt)))
    .orderBy(asc(appointments.start));
}
