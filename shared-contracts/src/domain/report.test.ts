import { isReportPeriod, listMonths } from './report';

it('lists the months of a period across a new year, both ends included', () => {
  expect(listMonths('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(listMonths('2026-02', '2026-02')).toEqual(['2026-02']);
  expect(listMonths('2026-03', '2026-02')).toEqual([]);
});

it.each([
  ['2026-02', '2026-02', true],
  ['2026-03', '2026-02', false],
  ['2024-01', '2026-12', true],
  ['2024-01', '2027-01', false],
])('takes %s to %s as a period: %s', (from, until, expected) => {
  expect(isReportPeriod({ from, until })).toBe(expected);
});
