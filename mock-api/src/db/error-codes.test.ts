import { isDeadlock, isDuplicate } from './error-codes';

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('refused', { cause }), { code });

it.each([
  ['a duplicate', coded('23505'), true, false],
  ['a duplicate below an error of the query layer', new Error('Failed query', { cause: coded('23505') }), true, false],
  ['a deadlock', new Error('Failed query', { cause: coded('40P01') }), false, true],
  ['another database error', coded('23514'), false, false],
  ['an error of the network', coded('ECONNRESET'), false, false],
  ['a value that is no error', 'refused', false, false],
])('recognizes %s', (_name, error, duplicate, deadlock) => {
  expect([isDuplicate(error), isDeadlock(error)]).toEqual([duplicate, deadlock]);
});
