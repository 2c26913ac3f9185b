/** Zones of the United States, east to west. */
const zones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

/** Formats an IANA zone for reading. */
export const formatTimeZone = (zone: string) => zone.replaceAll('_', ' ');

/** Lists the zones to choose from, the stored one included. */
export function zoneOptions(stored?: string) {
  const all = stored && !zones.some((zone) => zone === stored) ? [...zones, stored] : zones;
  return all.map((zone) => ({ value: zone, label: formatTimeZone(zone) }));
}
