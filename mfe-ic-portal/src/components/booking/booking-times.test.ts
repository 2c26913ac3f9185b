import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { findNextFreeTimes, listBookableDays, toSlotDays, toBookingStart, toTimeWindows } from './booking-times';

const newYork = { id: 1, timeZone: 'America/New_York' };
const denver = { id: 2, timeZone: 'America/Denver' };
const offered = [
  { date: '2026-12-01', offered: ['08:00', '08:15', '08:30'] },
  { date: '2026-12-02', offered: ['09:00'] },
];
const before = Date.UTC(2026, 10, 20);

describe('times of the booking wizard', () => {
  it('sends a time as YYYY-MM-DD HH:mm:00 [IC-105]', () => {
    expect(toBookingStart({ date: '2026-12-01', time: '08:30' })).toBe('2026-12-01 08:30:00');
  });

  it('marks a time as taken only when every location is booked then', () => {
    const one = [{ locationId: 1, startsAt: '2026-12-01 08:15:00' }];
    expect(toSlotDays(offered, one, [newYork, denver], before)[0]?.taken).toEqual([]);
    expect(toSlotDays(offered, one, [newYork], before)[0]?.taken).toEqual(['08:15']);
    const both = [...one, { locationId: 2, startsAt: '2026-12-01 08:15:00' }];
    expect(toSlotDays(offered, both, [newYork, denver], before)[0]?.taken).toEqual(['08:15']);
  });

  it('leaves out times that have passed in the zone of the location [IC-112]', () => {
    const tenPastEightInNewYork = Date.UTC(2026, 11, 1, 13, 10);
    expect(toSlotDays(offered, [], [newYork], tenPastEightInNewYork)[0]?.offered).toEqual(['08:15', '08:30']);
    expect(toSlotDays(offered, [], [newYork, denver], tenPastEightInNewYork)[0]?.offered).toEqual(['08:00', '08:15', '08:30']);
  });

  it('leaves out the times of windows that have started, as the booking panel does [IC-121]', () => {
    const windows = [
      { open: '2026-12-01 08:00:00', close: '2026-12-01 08:30:00' },
      { open: '2026-12-01 08:30:00', close: '2026-12-01 08:45:00' },
      { open: '2026-12-02 09:00:00', close: '2026-12-02 09:15:00' },
    ];
    const scan = { days: offered, taken: [], windows, noticeHours: 0 };
    const fivePastEightInNewYork = Date.UTC(2026, 11, 1, 13, 5);
    const list = (...locations: (typeof newYork)[]) =>
      listBookableDays(scan, locations, fivePastEightInNewYork).map(({ date, offered: times }) => [date, times]);
    expect(list(newYork)).toEqual([
      ['2026-12-01', ['08:30']],
      ['2026-12-02', ['09:00']],
    ]);
    expect(list(newYork, denver)[0]).toEqual(['2026-12-01', ['08:00', '08:15', '08:30']]);
  });

  it('converts the offered times that can still be booked to windows [IC-100]', () => {
    const tenPastEightInNewYork = Date.UTC(2026, 11, 1, 13, 10);
    const days = toSlotDays(offered, [], [newYork], tenPastEightInNewYork);
    expect(formatWindowsByDay(toTimeWindows(days)).map(({ date, ranges }) => [date, ranges])).toEqual([
      ['2026-12-01', ['8:15 AM to 8:45 AM']],
      ['2026-12-02', ['9 AM']],
    ]);
  });

  it('lists the next free times after a taken one, then those before it', () => {
    const days = toSlotDays(offered, [{ locationId: 1, startsAt: '2026-12-01 08:15:00' }], [newYork], before);
    expect(findNextFreeTimes(days, { date: '2026-12-01', time: '08:15' }, 3)).toEqual([
      { date: '2026-12-01', time: '08:30' },
      { date: '2026-12-02', time: '09:00' },
      { date: '2026-12-01', time: '08:00' },
    ]);
  });
});
