import { listShownTimes } from './first-fit';

const day = (date: string, offered: string[], taken: string[] = []) => ({ date, offered, taken });
const format = (days: ReturnType<typeof listShownTimes>) =>
  days.map(({ date, times }) => `${date} ${times.map(({ start, isTaken }) => start.slice(11, 16) + (isTaken ? ' taken' : '')).join(', ')}`);

describe('the times at a glance', () => {
  it('are three from the first free one on, on the first three days with one, taken ones included', () => {
    const days = [
      day('2031-03-03', ['08:00', '08:15'], ['08:00', '08:15']),
      day('2031-03-04', ['08:00', '08:15', '08:30', '08:45', '09:00'], ['08:00', '08:30']),
      day('2031-03-05', ['10:00']),
      day('2031-03-06', ['10:00']),
      day('2031-03-07', ['10:00']),
    ];
    expect(format(listShownTimes(days, ''))).toEqual(['2031-03-04 08:15, 08:30 taken, 08:45', '2031-03-05 10:00', '2031-03-06 10:00']);
    expect(format(listShownTimes(days, '2031-03-07 10:00:00')).at(-1)).toBe('2031-03-07 10:00');
    expect(format(listShownTimes(days, '2031-03-04 09:00:00'))[0]).toBe('2031-03-04 08:15, 08:30 taken, 08:45, 09:00');
  });
});
