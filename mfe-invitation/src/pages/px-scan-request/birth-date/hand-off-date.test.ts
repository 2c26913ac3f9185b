import { toHandOffDate } from './hand-off-date';

it('sends a date of birth as YYYY/M/D [IN-026]', () => {
  expect(toHandOffDate('1984-04-12')).toBe('1984/4/12');
  expect(toHandOffDate('2001-11-03')).toBe('2001/11/3');
});
