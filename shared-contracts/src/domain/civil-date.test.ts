import { CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { addDays, addMonths, civilDate, daysBetween, daysInMonth, getMonth, shiftMonth, getWeekday, listWeeks } from './civil-date';

const dates = fc
  .record({
    year: fc.integer({ min: 1600, max: 2600 }),
    month: fc.integer({ min: 1, max: 12 }),
    share: fc.nat(27),
  })
  .map(({ year, month, share }) => civilDate(year, month, 1 + (share % daysInMonth(year, month))));

describe('calendar dates', () => {
  it('adds days and months as a calendar library does', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: -500, max: 500 }), (date, days, months) => {
        expect(addDays(date, days)).toBe(parseDate(date).add({ days }).toString());
        expect(addMonths(date, months)).toBe(parseDate(date).add({ months }).toString());
      }),
    );
  });

  it('undoes what it did, and counts the days in between', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('returns the day of the week, Sunday first [UI-090]', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(getWeekday(date)).toBe(getDayOfWeek(parseDate(date), 'en-US'));
      }),
    );
  });

  it('lays a month out in full weeks from Sunday, each day once, as year-month-day [UI-130, SC-347]', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = listWeeks(getMonth(date));
        const days = weeks.flat().filter((cell) => cell !== null);
        const last = new CalendarDate(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1);
        expect(days).toHaveLength(last.calendar.getDaysInMonth(last));
        expect(new Set(days).size).toBe(days.length);
        weeks.forEach((week) => {
          expect(week).toHaveLength(7);
          expect(week.some((cell) => cell !== null)).toBe(true);
          week.forEach((cell, column) => cell && expect(getWeekday(cell)).toBe(column));
        });
      }),
    );
  });

  it('crosses the year at December and January [UI-133]', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  });
});
