import fc from 'fast-check';
import { addDays, weekdayOf } from '../month-grid/index';
import {
  type Availability,
  availabilityWindows,
  dayParts,
  defaultAvailability,
  defaultWindow,
  isAvailable,
  nextDate,
  noticeHours,
  rowHours,
  timeList,
  whyNotOffered,
} from './availability-rules';

const today = '2026-11-21';
const offer = { today, horizon: 90, taken: [] as string[] };
const menu = (...parts: Availability['rows'][number]['parts'][]): Availability => ({
  rows: parts.map((ticked, index) => ({ date: addDays(today, 2 + index), parts: ticked })),
  notice: 3,
});

describe('availability menu', () => {
  it('opens on 5 days from 3 days ahead, without Sundays [UI-105]', () => {
    expect(defaultAvailability(today).rows.map(({ date }) => date)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    fc.assert(
      fc.property(fc.nat(1000), (days) => {
        const { rows } = defaultAvailability(addDays(today, days));
        expect(new Set(rows.map(({ date }) => date)).size).toBe(5);
        expect(rows.every(({ date }) => weekdayOf(date) !== 0)).toBe(true);
      }),
    );
  });

  it('needs at least 2 ticks over all dates [UI-101]', () => {
    expect(isAvailable(menu(['morning'], []))).toBe(false);
    expect(isAvailable(menu(['morning', 'evening'], []))).toBe(true);
    expect(isAvailable(menu(['morning'], ['morning']))).toBe(true);
  });

  it('offers no Sundays, no past days and nothing beyond 90 days [UI-102, UI-103, UI-104]', () => {
    expect(whyNotOffered('2026-11-22', offer)).toMatch(/Sundays/);
    expect(whyNotOffered('2026-11-20', offer)).toMatch(/passed/);
    expect(whyNotOffered(today, offer)).toBeUndefined();
    expect(whyNotOffered('2027-02-19', offer)).toBeUndefined();
    expect(whyNotOffered('2027-02-20', offer)).toBe('more than 90 days ahead');
    expect(whyNotOffered('2027-02-20', { ...offer, horizon: 120 })).toBeUndefined();
    expect(whyNotOffered(today, { ...offer, taken: [today] })).toMatch(/already/);
  });

  it('adds the next date that is free', () => {
    expect(nextDate([{ date: '2026-11-28', parts: [] }], today, 90)).toBe('2026-11-30');
    expect(nextDate([], today, 90)).toBe(today);
    expect(nextDate([{ date: '2027-02-19', parts: [] }], today, 90)).toBe(today);
  });

  it('names the parts of the day, their hours, notice and the hourly list [UI-106, UI-107, UI-108, UI-109]', () => {
    expect(dayParts.map(({ label, hours }) => `${label} ${hours}`)).toEqual(['Morning 8am-12pm', 'Afternoon 12pm-4pm', 'Evening 4pm-8pm']);
    expect(noticeHours).toEqual([3, 6, 12, 24, 36, 48, 72]);
    expect(defaultAvailability(today).notice).toBe(3);
    expect([timeList.length, timeList[0], timeList[12], timeList[23]]).toEqual([24, '12:00 AM', '12:00 PM', '11:00 PM']);
    const all = { date: today, parts: dayParts.map(({ id }) => id) };
    expect(rowHours(all)).toBe(`${timeList[defaultWindow.from]} to ${timeList[defaultWindow.to]}`);
    expect(rowHours({ date: today, parts: ['morning', 'evening'] })).toBe('8:00 AM to 12:00 PM, 4:00 PM to 8:00 PM');
  });

  it('turns ticks into windows in order of time, here and without a call [SC-195, SC-379]', () => {
    expect(availabilityWindows(menu(['evening', 'morning'], ['afternoon']))).toEqual([
      { windowOpen: '2026-11-23 08:00:00', windowClose: '2026-11-23 12:00:00' },
      { windowOpen: '2026-11-23 16:00:00', windowClose: '2026-11-23 20:00:00' },
      { windowOpen: '2026-11-24 12:00:00', windowClose: '2026-11-24 16:00:00' },
    ]);
  });
});
