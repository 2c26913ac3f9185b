import { formatFullName } from './full-name';

it.each([
  ['Maya', 'Chen', 'Maya Chen'],
  ['Maya', '', 'Maya'],
  ['', 'Chen', 'Chen'],
])('joins first and last name: %j, %j', (firstName, lastName, name) => {
  expect(formatFullName({ firstName, lastName })).toBe(name);
});
