import fc from 'fast-check';
import { addDays, getWeekday } from './civil-date';
import {
  type Availability,
  availabilityWindows,
  dayParts,
  defaultAvailability,
  isAvailable,
  findNextDate,
  noticeHours,
  getUnavailableReason,
} from './availability';

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
        expect(rows.every(({ date }) => getWeekday(date) !== 0)).toBe(true);
      }),
    );
  });

  it('needs at least 2 parts over all dates [UI-101]', () => {
    expect(isAvailable(menu(['morning'], []))).toBe(false);
    expect(isAvailable(menu(['morning', 'evening'], []))).toBe(true);
    expect(isAvailable(menu(['morning'], ['morning']))).toBe(true);
  });

  it('offers no Sundays, no past days and nothing beyond 90 days [UI-102, UI-103, UI-104]', () => {
    expect(getUnavailableReason('2026-11-22', offer)).toBe('sunday');
    expect(getUnavailableReason('2026-11-20', offer)).toBe('past');
    expect(getUnavailableReason(today, offer)).toBeUndefined();
    expect(getUnavailableReason('2027-02-19', offer)).toBeUndefined();
    expect(getUnavailableReason('2027-02-20', offer)).toBe('tooFar');
    expect(getUnavailableReason('2027-02-20', { ...offer, horizon: 120 })).toBeUndefined();
    expect(getUnavailableReason(today, { ...offer, taken: [today] })).toBe('alreadyListed');
  });

  it('adds the next date that is free', () => {
    expect(findNextDate([{ date: '2026-11-28', parts: [] }], today, 90)).toBe('2026-11-30');
    expect(findNextDate([], today, 90)).toBe(today);
    const unsorted = ['2026-11-27', '2026-11-23'].map((date) => ({ date, parts: [] }));
    expect(findNextDate(unsorted, today, 90)).toBe('2026-11-28');
    expect(findNextDate([{ date: today, parts: [] }], today, 90)).toBe('2026-11-23');
    expect(findNextDate([{ date: '2026-11-19', parts: [] }], today, 90)).toBe(today);
    expect(findNextDate([{ date: '2027-02-19', parts: [] }], today, 90)).toBe(today);
  });

  it('names the parts of the day, their hours and the hours of notice [UI-106, UI-109]', () => {
    expect(dayParts.map(({ label, hours }) => `${label} ${hours}`)).toEqual(['Morning 8am-12pm', 'Afternoon 12pm-4pm', 'Evening 4pm-8pm']);
    expect(noticeHours).toEqual([3, 6, 12, 24, 36, 48, 72]);
    expect(defaultAvailability(today).notice).toBe(3);
  });

  it('turns selected parts into windows in order of time, here and without a call [SC-195, SC-379]', () => {
    expect(availabilityWindows(menu(['evening', 'morning'], ['afternoon']))).toEqual([
      { open: '2026-11-23 08:00:00', close: '2026-11-23 12:00:00' },
      { open: '2026-11-23 16:00:00', close: '2026-11-23 20:00:00' },
      { open: '2026-11-24 12:00:00', close: '2026-11-24 16:00:00' },
    ]);
    const { rows, notice } = menu(['evening'], ['afternoon']);
    expect(availabilityWindows({ rows: rows.toReversed(), notice }).map(({ open }) => open)).toEqual([
      '2026-11-23 16:00:00',
      '2026-11-24 12:00:00',
    ]);
  });
});
