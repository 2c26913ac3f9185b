import fc, { type Arbitrary } from 'fast-check';
import { demoAccounts, demoInvitations, locationIds, progressIds, requestIds, userIds } from '../../src/seed/demo-data';

const wrongTypes: unknown[] = [null, true, false, [], {}, [[]], [null], { $ne: null }, { toString: 1 }, '', ' '];

const numbers = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  '٣',
  '1 ',
];

const sql = ["' OR 1=1 --", "'; DROP TABLE users; --", '"; SELECT pg_sleep(9); --', '%', '_', '\\', "\\'", '$1', '%s', "E'\\x00'"];

const paths = ['../../etc/passwd', '..\\..\\', '/etc/passwd', 'file:///etc/passwd', '.', '..', 'C:\\', '~', '%2e%2e%2f', '%00', '\u0000'];

const unicode = ['\u0000a', '\ud800', 'a\udc00b', '\u202e', '\ufeff', '𝕏', '👩‍👩‍👧‍👦', 'ß', 'ﷺ', 'İ', 'Z͑ͫ̓', '\r\nX-Evil: 1', '\u2028'];

const dates = [
  '0000-00-00',
  '2031-02-30',
  '2031-13-45 99:99:99',
  '99999-01-01',
  '-000001-01-01',
  '2031-03-04 08:00:00/2031-03-04',
  ',',
  '/',
  '::',
];

const markup = ['<script>alert(1)</script>', '{{7*7}}', '${7*7}', 'javascript:alert(1)', '__proto__', 'constructor', 'hasOwnProperty'];

/** Ids and names of existing records of other users. */
const foreign = [
  ...Object.values(requestIds),
  ...Object.values(progressIds),
  ...Object.values(locationIds),
  ...Object.values(userIds),
  101,
  1101,
  1201,
  1301,
  ...Object.values(demoAccounts),
  ...Object.values(demoInvitations),
];

/** Text in sizes around the limits of a row, a header and a body. */
const long = fc.constantFrom(300, 10_000, 70_000).map((length) => 'a'.repeat(length));

/** Generates a value that no form sends. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...wrongTypes) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...sql, ...paths, ...unicode, ...dates, ...markup) },
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...foreign) },
  { weight: 1, arbitrary: long },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Generates malformed parts of a URL. */
export const rawPiece: Arbitrary<string> = fc.constantFrom(
  '%',
  '%zz',
  '%c0%af',
  '%00',
  '%2e%2e',
  '..%2f..',
  '..',
  '.',
  ';',
  '%0d%0aX:1',
  '%ff%fe',
  '%F0%9F%98%80',
  '1%27',
  'x'.repeat(300),
  'x'.repeat(9_000),
);
