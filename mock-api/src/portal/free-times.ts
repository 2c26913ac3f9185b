import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { getEarliestStart } from '@scanharbor/shared-contracts/domain/time-zone';
import { type Database } from '../db/database';
import { listBookedTimes } from '../db/queries/appointments';
import { listWindows } from '../db/queries/request-windows';
import { type LocationRecord } from '../db/schema/practices';
import { type RequestRecord } from '../db/schema/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { listOfferedTimes } from './offered-times';

/** A request and a location that can book it. */
export interface RequestAtLocation {
  request: RequestRecord;
  location: LocationRecord;
}

const maxSuggestions = 5;

async function listTakenTimes(db: Database, location: LocationRecord): Promise<Set<string>> {
  return new Set((await listBookedTimes(db, [location.id])).map(({ startsAt }) => startsAt));
}

/** Lists offered times that are free at the location, those after `start` first. */
export async function listNextFreeTimes(
  db: Database,
  { request, location }: RequestAtLocation,
  start: string,
  now: Date,
): Promise<string[]> {
  const taken = await listTakenTimes(db, location);
  const earliest = getEarliestStart(location.timeZone, request.notice, now);
  const free = listOfferedTimes(await listWindows(db, request.id), earliest).filter((time) => !taken.has(time));
  const after = free.filter((time) => time > start);
  const before = free.filter((time) => time < start).reverse();
  return [...after, ...before].slice(0, maxSuggestions);
}

/**
 * Returns the first free time of a window at the location that leaves the notice that the patient needs.
 * Without such a time it returns the last one, whose own check then throws the reason; when all are taken it throws.
 */
export async function findFirstFreeTime(db: Database, target: RequestAtLocation, window: TimeWindow, now: Date): Promise<string> {
  const { request, location } = target;
  const times = listOfferedTimes([window], '');
  const last = times.at(-1);
  if (last === undefined) throw errors.badRequest(texts.timeNotOffered);
  const earliest = getEarliestStart(location.timeZone, request.notice, now);
  if (last < earliest) return last;
  const taken = await listTakenTimes(db, location);
  const free = times.find((time) => time >= earliest && !taken.has(time));
  if (free !== undefined) return free;
  throw errors.badRequest(texts.windowTaken).with({ next_free_times: await listNextFreeTimes(db, target, window.open, now) });
}
