import { countBusinessHours } from './business-hours';

const window = (date: string, from: number, to: number) => ({
  open: `${date} ${String(from).padStart(2, '0')}:00:00`,
  close: `${date} ${String(to).padStart(2, '0')}:00:00`,
});
const [monday, friday, saturday] = ['2026-11-23', '2026-11-27', '2026-11-28'];

describe('hours of business', () => {
  it.each([
    ['a morning counts from 9 on', [window(monday, 8, 12)], 3],
    ['an afternoon counts whole', [window(friday, 12, 16)], 4],
    ['an evening counts until 17', [window(monday, 16, 20)], 1],
    ['a Saturday counts nothing', [window(saturday, 8, 20)], 0],
    ['two days make ten and more', [window(monday, 8, 16), window(friday, 8, 12)], 10],
    ['nothing offered counts nothing', [], 0],
  ])('%s [PR-182]', (_case, windows, hours) => {
    expect(countBusinessHours(windows)).toBe(hours);
  });
});
