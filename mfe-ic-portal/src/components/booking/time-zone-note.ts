import { getZoneShortName } from '@scanharbor/shared-contracts/domain/time-zone';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { texts } from '../../texts';

/** Returns the long name of an IANA zone ('Eastern Time'), or its IANA name where the browser has none. */
function getZoneLongName(timeZone: string) {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** Returns the zone of the locations; undefined when they differ, as a time has no single zone then (D98). */
export function getCommonTimeZone(locations: readonly { timeZone: string }[]): string | undefined {
  const [zone = defaultTimeZone, another] = new Set(locations.map(({ timeZone }) => timeZone));
  return another ? undefined : zone;
}

/** Describes the zone of the times on a `date`; when the locations differ, that it is the zone of the chosen one (IC-112). */
export function describeTimeZone(locations: readonly { timeZone: string }[], date: string): string {
  const zone = getCommonTimeZone(locations);
  if (zone === undefined) return texts.wizard.severalZones;
  return texts.wizard.zoneNote(getZoneLongName(zone), getZoneShortName(`${date} 12:00:00`, zone));
}
