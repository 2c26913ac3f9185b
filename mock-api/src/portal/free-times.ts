import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type Database } from '../db/connect';
import { type requests } from '../db/schema/index';
import { errors } from '../http/errors';
import { earliestIn } from '../requests/windows';
import { texts } from '../texts';
import { takenTimes, windowsOn } from './find';
import { offeredTimes } from './offered';
import { type LocationRow } from './scope';

/** A request at a location that may book it. */
export interface Place {
  request: typeof requests.$inferSelect;
  location: LocationRow;
}

const suggestions = 5;

async function takenAt(db: Database, location: LocationRow): Promise<Set<string>> {
  return new Set((await takenTimes(db, [location.id])).map(({ startsAt }) => startsAt));
}

/** Times that the patient offers and that are free at the location, those after `start` first. */
export async function nextFree(db: Database, { request, location }: Place, start: string, now: Date): Promise<string[]> {
  const taken = await takenAt(db, location);
  const earliest = earliestIn(location.timeZone, request.notice, now);
  const free = offeredTimes(await windowsOn(db, request.id), earliest).filter((time) => !taken.has(time));
  const later = free.filter((time) => time > start);
  const earlier = free.filter((time) => time < start).reverse();
  return [...later, ...earlier].slice(0, suggestions);
}

/**
 * The first quarter of an hour in a window that is free at the location and leaves the notice that the patient needs.
 * When the notice leaves none it is the last one, whose own check says why it cannot be had; when all are taken this refuses.
 */
export async function firstFree(db: Database, place: Place, window: TimeWindow, now: Date): Promise<string> {
  const { request, location } = place;
  const times = offeredTimes([window], '');
  const last = times.at(-1);
  if (last === undefined) throw errors.badRequest(texts.timeNotOffered);
  const earliest = earliestIn(location.timeZone, request.notice, now);
  if (last < earliest) return last;
  const taken = await takenAt(db, location);
  const free = times.find((time) => time >= earliest && !taken.has(time));
  if (free !== undefined) return free;
  throw errors.badRequest(texts.windowTaken).with({ next_free_times: await nextFree(db, place, window.open, now) });
}
