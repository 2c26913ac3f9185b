import { dayParts, defaultWindow } from '@scanharbor/shared-contracts/domain/availability';
import { formatRowHours, hourOptions } from './row-hours';

const date = '2026-11-21';

describe('hours of a date row', () => {
  it('lists the hours of a day from 12:00 AM to 11:00 PM [UI-108]', () => {
    expect([hourOptions.length, hourOptions[0], hourOptions[12], hourOptions[23]]).toEqual([24, '12:00 AM', '12:00 PM', '11:00 PM']);
  });

  it('joins adjacent parts; all parts are 8 AM to 8 PM [UI-107]', () => {
    const all = { date, parts: dayParts.map(({ id }) => id) };
    expect(formatRowHours(all)).toBe(`${hourOptions[defaultWindow.from]} to ${hourOptions[defaultWindow.to]}`);
    expect(formatRowHours(all)).toBe('8:00 AM to 8:00 PM');
    expect(formatRowHours({ date, parts: ['morning', 'evening'] })).toBe('8:00 AM to 12:00 PM, 4:00 PM to 8:00 PM');
  });
});
