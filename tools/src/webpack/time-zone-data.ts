import moment from 'moment-timezone/moment-timezone-utils.js';

/** Regions with the United States, its territories and its neighbors, and the first and last year of the trimmed data. */
const area = /^(America|Pacific)\//;
const firstYear = 2020;
const lastYear = 2037;

/**
 * Reduces moment-timezone's packed data, as JSON text, to the zones and years of the product. Converts aliases to zones
 * first, because the library links zones with equal years again and does not follow a link to a link.
 */
export function trimTimeZones(source: string) {
  const all = JSON.parse(source) as moment.PackedZoneBundle;
  const zones = all.zones.map((zone) => moment.tz.unpack(zone));
  const aliases = all.links.flatMap((link) => {
    const [name, alias = ''] = link.split('|');
    return zones.filter((zone) => zone.name === name).map((zone) => ({ ...zone, name: alias }));
  });
  const inArea = [...zones, ...aliases].filter(({ name }) => area.test(name));
  return moment.tz.filterLinkPack({ version: all.version, zones: inArea, links: [] }, firstYear, lastYear);
}
