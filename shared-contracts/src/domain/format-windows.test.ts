import { formatDollars } from './money';
import { formatHour, formatWindowsByDay } from './format-windows';

it('groups the chosen times by date, with their ranges in order [PR-150]', () => {
  const windows = [
    { open: '2026-12-02 08:00:00', close: '2026-12-02 11:00:00' },
    { open: '2026-12-02 16:00:00', close: '2026-12-02 20:00:00' },
    { open: '2026-12-01 11:00:00', close: '2026-12-01 16:00:00' },
    { open: '2026-12-01 08:00:00', close: '2026-12-01 11:00:00' },
  ];
  expect(formatWindowsByDay(windows)).toEqual([
    { date: '2026-12-01', day: 'Tue, Dec 1', ranges: ['8 AM to 4 PM'] },
    { date: '2026-12-02', day: 'Wed, Dec 2', ranges: ['8 AM to 11 AM', '4 PM to 8 PM'] },
  ]);
});

it('shows a window of one slot as the start that the patient chose', () => {
  const windows = [{ open: '2026-12-03 08:30:00', close: '2026-12-03 08:45:00' }];
  expect(formatWindowsByDay(windows)).toEqual([{ date: '2026-12-03', day: 'Thu, Dec 3', ranges: ['8:30 AM'] }]);
});

it('names the zone after the times of a center elsewhere', () => {
  const windows = [{ open: '2026-12-02 08:00:00', close: '2026-12-02 11:00:00' }];
  expect(formatWindowsByDay(windows, (time) => `${time.slice(0, 4)} PST`)).toEqual([
    { date: '2026-12-02', day: 'Wed, Dec 2', ranges: ['8 AM to 11 AM 2026 PST'] },
  ]);
});

it.each([
  ['00:00:00', '12 AM'],
  ['12:00:00', '12 PM'],
  ['09:30:00', '9:30 AM'],
  ['20:00:00', '8 PM'],
])('formats %s as %s', (time, text) => {
  expect(formatHour(time)).toBe(text);
});

it('formats dollars, with cents when there are any', () => {
  expect([formatDollars(300), formatDollars(1275.5), formatDollars(0)]).toEqual(['$300', '$1,275.50', '$0']);
});
