import { isOffered } from './offered-times';

const windows = [{ open: '2031-03-04 08:00:00', close: '2031-03-04 10:50:00' }];

it.each([
  ['2031-03-04 07:45:00', false],
  ['2031-03-04 08:00:00', true],
  ['2031-03-04 10:30:00', true],
  ['2031-03-04 10:45:00', false],
])('offers %s only as a slot completely inside the window: %s [SC-344]', (start, offered) => {
  expect(isOffered(windows, start)).toBe(offered);
});
