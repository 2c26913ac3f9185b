import { readFileSync } from 'node:fs';
import type moment from 'moment-timezone';
import { trimTimeZones } from './time-zone-data';

const dataFile = 'moment-timezone/data/packed/latest.json';
const source = readFileSync(require.resolve(dataFile), 'utf8');

function loadMoment(data: unknown): typeof moment {
  let loaded: typeof moment | undefined;
  jest.isolateModules(() => {
    jest.doMock(dataFile, () => data);
    loaded = jest.requireActual<typeof moment>('moment-timezone');
  });
  return loaded!;
}

/** Returns the offset and the name at every half day of a year. */
const describeYear = ({ tz }: typeof moment, zone: string, year: number) =>
  Array.from({ length: 366 * 2 }, (_value, index) => tz(Date.UTC(year, 0, 1, index * 12), zone).format('Z z'));

describe('the time zone data for the browser', () => {
  const trimmed = trimTimeZones(source);
  const server = loadMoment(JSON.parse(source));
  const browser = loadMoment(trimmed);

  it('is a small part of the data on the server', () => {
    expect(JSON.stringify(trimmed).length).toBeLessThan(source.length / 40);
    expect(browser.tz.zone('Europe/Berlin')).toBeNull();
  });

  it.each([
    'America/New_York',
    'America/Detroit',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
    'America/Toronto',
    'America/Montreal',
  ])('gives %s the offsets and names that the server uses, from 2020 to 2037', (zone) => {
    const years = [2020, 2026, 2031, 2037];
    expect(years.map((year) => describeYear(browser, zone, year))).toEqual(years.map((year) => describeYear(server, zone, year)));
  });
});
