import { getEndOfQuiet } from './quiet-hours';

const [newYork, losAngeles, phoenix, honolulu] = ['10018', '90012', '85004', '96813'];

const endAt = (zipCode: string, now: string) => getEndOfQuiet(zipCode, new Date(now))?.toISOString();

describe('the quiet hours', () => {
  it.each([
    ['New York', newYork, '2030-07-10T00:59:00Z', '2030-07-10T01:00:00Z', '2030-07-10T12:00:00.000Z'],
    ['Los Angeles', losAngeles, '2030-07-10T03:59:00Z', '2030-07-10T04:00:00Z', '2030-07-10T15:00:00.000Z'],
    ['Honolulu', honolulu, '2030-07-10T06:59:00Z', '2030-07-10T07:00:00Z', '2030-07-10T18:00:00.000Z'],
  ])('start at 9 PM and end at 8 AM in %s', (_city, zipCode, before, start, end) => {
    expect(endAt(zipCode, before)).toBeUndefined();
    expect(endAt(zipCode, start)).toBe(end);
    expect(endAt(zipCode, new Date(new Date(end).getTime() - 1).toISOString())).toBe(end);
    expect(endAt(zipCode, end)).toBeUndefined();
  });

  it('end at 8 AM of the new time in a night in which the clocks change', () => {
    expect(endAt(newYork, '2030-03-10T03:00:00Z')).toBe('2030-03-10T12:00:00.000Z');
    expect(endAt(newYork, '2030-11-03T02:00:00Z')).toBe('2030-11-03T13:00:00.000Z');
    expect(endAt(phoenix, '2030-03-10T05:00:00Z')).toBe('2030-03-10T15:00:00.000Z');
  });

  it('are those of New York at an unknown ZIP code', () => {
    expect(endAt('', '2030-07-10T01:00:00Z')).toBe('2030-07-10T12:00:00.000Z');
  });
});
