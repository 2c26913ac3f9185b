import { formatAxisMonth, formatHours, formatPercent } from './report-formats';

it.each([
  [0, '0 min'],
  [0.4, '24 min'],
  [1, '1 h'],
  [5.46, '5.5 h'],
  [47.9, '47.9 h'],
  [48, '2 days'],
  [80.8, '3.4 days'],
])('formats %s hours as "%s"', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

it('formats shares in percent', () => {
  expect([formatPercent(0.125), formatPercent(0), formatPercent(1)]).toEqual(['12.5%', '0%', '100%']);
});

it('names the year on an axis where it begins', () => {
  expect(['2025-12', '2026-01', '2026-02'].map(formatAxisMonth)).toEqual(['Dec', 'Jan 2026', 'Feb']);
});
