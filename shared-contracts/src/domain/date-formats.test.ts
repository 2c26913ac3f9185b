import {
  formatDashedDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatShortTime,
  formatSlashedDate,
  formatSpokenDate,
  formatWeekdayDate,
} from './date-formats';

describe('date formats', () => {
  it('formats dates as MM/DD/YYYY and times as MM/DD/YYYY hh:mm A [IC-015, IC-016, UI-153]', () => {
    expect(formatShortDate('1984-04-12')).toBe('04/12/1984');
    expect(formatShortTime('2026-11-20 16:12:00')).toBe('11/20/2026 04:12 PM');
    expect(formatShortTime('2026-11-20 00:05:00')).toBe('11/20/2026 12:05 AM');
    expect(formatShortTime('2026-11-20 12:00:00')).toBe('11/20/2026 12:00 PM');
  });

  it('formats the long date of the portal as ddd MMM DD, YYYY [IC-247]', () => {
    expect(formatLongDate('2026-03-03')).toBe('Tue Mar 03, 2026');
  });

  it('formats dates for the date picker [UI-090]', () => {
    expect(formatWeekdayDate('2026-03-03')).toBe('Tue, Mar 03');
    expect(formatDashedDate('2026-03-03')).toBe('03-March-2026');
    expect(formatSlashedDate('2026-03-03')).toBe('3/3/2026');
    expect(formatSpokenDate('2026-03-03')).toBe('Tuesday, March 3, 2026');
    expect(formatMonth('2026-03')).toBe('March 2026');
  });

  it('returns an empty text for an invalid date', () => {
    expect([formatShortDate(''), formatLongDate('soon')]).toEqual(['', '']);
  });
});
