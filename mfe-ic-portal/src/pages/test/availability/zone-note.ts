import { defaultTimeZone, zoneShortName, readWallClock } from '@scanharbor/shared-contracts/domain/wall-clock';
import { texts } from '../../../texts';

/** 'Eastern Time' of an IANA zone; the name itself where the browser does not know it. */
function zoneLongName(timeZone: string) {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** The zone of all the places; undefined when they differ, as nobody can say then in whose zone a time is (D98). */
export function commonZone(places: readonly { timeZone: string }[]): string | undefined {
  const [zone = defaultTimeZone, another] = new Set(places.map(({ timeZone }) => timeZone));
  return another ? undefined : zone;
}

/** Says which zone times are in, when the places agree; otherwise that it is the center's own (IC-112). Takes a date of them. */
export function zoneNote(places: readonly { timeZone: string }[], date: string): string {
  const zone = commonZone(places);
  if (zone === undefined) return texts.wizard.severalZones;
  const clock = readWallClock(`${date} 12:00:00`);
  return texts.wizard.zoneNote(zoneLongName(zone), clock ? zoneShortName(clock, zone) : zone);
}
