import fc from 'fast-check';
import { readSlots, writeSlots } from './slots';

const two = (value: number) => String(value).padStart(2, '0');
const time = fc
  .tuple(
    fc.integer({ min: 2026, max: 2040 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 0, max: 23 }),
  )
  .map(([year, month, day, hour]) => `${year}-${two(month)}-${two(day)} ${two(hour)}:00:00`);

it('reads back whatever it wrote [SC-162]', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ open: time, close: time })), (windows) => {
      expect(readSlots(writeSlots(windows))).toEqual(windows);
    }),
  );
});

it('reads the double colon of older invitations too [SC-376]', () => {
  expect(readSlots('2030-01-02 08:00::00/2030-01-02 11:00::00')).toEqual([{ open: '2030-01-02 08:00:00', close: '2030-01-02 11:00:00' }]);
});

it.each(['', ',', 'nonsense', '/', '2030-01-02 08:00:00/'])('skips %j, which is not a range', (text) => {
  expect(readSlots(text)).toEqual([]);
});
