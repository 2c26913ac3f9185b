import { findZipArea } from '../centers/places';
import { timeZoneAt } from '../centers/geocoder';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { toInstant, toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';

/** No SMS from 9 PM to 8 AM where the patient lives, as 47 CFR 64.1200(c)(1) has it. */
const quiet = { from: '21:00', until: '08:00' } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the end of the quiet hours at a ZIP code; undefined outside of them. */
export function getEndOfQuiet(zipCode: string, now: Date): Date | undefined {
  const area = findZipArea(zipCode);
  const zone = area ? timeZoneAt(area) : defaultTimeZone;
  const time = toWallClock(now, zone).slice(11, 16);
  if (time >= quiet.until && time < quiet.from) return undefined;
  const day = toWallClock(time < quiet.until ? now : now.getTime() + dayMs, zone).slice(0, 10);
  return toInstant(`${day} ${quiet.until}:00`, zone);
}
