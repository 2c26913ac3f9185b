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

/** A zone as people read it. */
export const zoneText = (zone: string) => zone.replaceAll('_', ' ');

/** Zones to choose from; one that is stored already is always among them. */
export function zoneOptions(stored?: string) {
  const all = stored && !zones.some((zone) => zone === stored) ? [...zones, stored] : zones;
  return all.map((zone) => ({ value: zone, label: zoneText(zone) }));
}
