import { isDeadlock, isDuplicate } from './error-codes';

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('refused', { cause }), { code });

it.each([
  ['a duplicate', coded('23505'), true, false],
  ['a duplicate below what the query layer says', new Error('Failed query', { cause: coded('23505') }), true, false],
  ['two who wait for each other', new Error('Failed query', { cause: coded('40P01') }), false, true],
  ['another refusal', coded('23514'), false, false],
  ['an error of the network', coded('ECONNRESET'), false, false],
  ['what is no error', 'refused', false, false],
])('tells %s', (_name, error, duplicate, deadlock) => {
  expect([isDuplicate(error), isDeadlock(error)]).toEqual([duplicate, deadlock]);
});
