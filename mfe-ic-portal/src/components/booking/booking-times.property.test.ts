import { slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { getZoneShortName, toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import fc from 'fast-check';
import { isBookable, filterUpcoming } from './book-rules';
import { toSlotDays, toBookingStart } from './booking-times';

const quarter = 15 * 60_000;
const hour = 60 * 60_000;
const day = 24 * hour;

const zone = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
);
/** Days around both changes of daylight saving time of some years, and any other day. */
const date = fc.oneof(
  fc.constantFrom('2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02', '2027-03-14', '2027-11-07'),
  fc.integer({ min: 0, max: 1_000 }).map((days) => new Date(Date.UTC(2026, 0, 1) + days * day).toISOString().slice(0, 10)),
);
const time = fc.constantFrom(...slotTimes);

const momentAt = (on: string, at: string, timeZone: string) => toInstant(toBookingStart({ date: on, time: at }), timeZone).getTime();
const shownAt = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

describe('times of a center on any day, including changes of daylight saving time', () => {
  it('shows times in the zone of the center exactly as booked, with the name of the zone at that time [IC-112]', () => {
    fc.assert(
      fc.property(date, time, zone, (on, at, timeZone) => {
        const moment = momentAt(on, at, timeZone);
        expect(shownAt(moment, timeZone)).toBe(`${on} ${at}`);
        const [, name] = /\s(\S+)$/.exec(new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).format(moment))!;
        expect(getZoneShortName(toBookingStart({ date: on, time: at }), timeZone)).toBe(name);
      }),
    );
  });

  it('lists times every quarter of an hour from morning to evening [IC-101]', () => {
    fc.assert(
      fc.property(date, zone, (on, timeZone) => {
        const moments = slotTimes.map((at) => momentAt(on, at, timeZone));
        moments.slice(1).forEach((moment, index) => expect(moment - moments[index]!).toBe(quarter));
      }),
      { numRuns: 30 },
    );
  });

  it('offers a time until it has passed at the last of the locations [IC-112]', () => {
    fc.assert(
      fc.property(
        date,
        time,
        fc.uniqueArray(zone, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: -3 * day, max: 3 * day }),
        (on, at, zones, ago) => {
          const locations = zones.map((timeZone, id) => ({ id, timeZone }));
          const moments = zones.map((timeZone) => momentAt(on, at, timeZone));
          const now = moments[0]! + ago;
          const days = toSlotDays([{ date: on, offered: [at] }], [], locations, now);
          expect(days.length > 0).toBe(Math.max(...moments) > now);
        },
      ),
    );
  });

  it('lets a window be booked as long as it has not started and the notice fits before its end [IC-121, IC-122]', () => {
    fc.assert(
      fc.property(
        date,
        zone,
        fc.integer({ min: 0, max: 72 }),
        fc.integer({ min: -80 * hour, max: 80 * hour }),
        (on, timeZone, notice, ago) => {
          const window = { open: `${on} 08:00:00`, close: `${on} 11:00:00` };
          const opens = momentAt(on, '08:00', timeZone);
          const now = opens - ago;
          expect(filterUpcoming([window], timeZone, now)).toEqual(ago > 0 ? [window] : []);
          expect(isBookable(window, timeZone, notice, now)).toBe(opens + 3 * hour - notice * hour > now);
        },
      ),
    );
  });
});
