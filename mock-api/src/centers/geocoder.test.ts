import { type Geocoder, timeZoneAt, zipTableGeocoder } from './geocoder';

/** Every adapter of the geocoder must pass these. */
describe.each<[string, Geocoder]>([['the ZIP code table', zipTableGeocoder]])('%s', (_name, geocoder) => {
  const find = (city: string, state: string, zip: string) => geocoder.find({ address: '12 Main Street', city, state, zip });

  it.each([
    ['New York', 'NY', '10018', 'America/New_York'],
    ['Chicago', 'IL', '60601', 'America/Chicago'],
  ])('finds an address in %s, in its time zone', async (city, state, zip, timeZone) => {
    const found = await find(city, state, zip);
    expect(found && timeZoneAt(found)).toBe(timeZone);
  });

  it.each([
    ['a ZIP code of another state', 'NY', '60601'],
    ['an unused ZIP code', 'NY', '00000'],
    ['a ZIP code that is none', 'NY', 'none'],
  ])('finds nothing at %s, and does not fail', async (_what, state, zip) => {
    expect(await find('New York', state, zip)).toBeUndefined();
  });
});
