import { gaveWay, isDeadlock, isDuplicate } from './error-codes';

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('refused', { cause }), { code });

it.each([
  ['a duplicate', coded('23505'), true, false, false],
  ['a duplicate below an error of the query layer', new Error('Failed query', { cause: coded('23505') }), true, false, false],
  ['a deadlock', new Error('Failed query', { cause: coded('40P01') }), false, true, true],
  ['a lock that others hold for too long', new Error('Failed query', { cause: coded('55P03') }), false, false, true],
  ['another database error', coded('23514'), false, false, false],
  ['an error of the network', coded('ECONNRESET'), false, false, false],
  ['a value that is no error', 'refused', false, false, false],
])('recognizes %s', (_name, error, duplicate, deadlock, inUse) => {
  expect([isDuplicate(error), isDeadlock(error), gaveWay(error)]).toEqual([duplicate, deadlock, inUse]);
});
