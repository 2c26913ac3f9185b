import {
  birthDate,
  email,
  flag,
  idList,
  idText,
  integer,
  line,
  numeric,
  optionalId,
  paragraph,
  password,
  strictPassword,
  wallClock,
  zip,
} from './values';

const passwordMessage = 'Password must be at least 8 characters long and contain both alphabetic and numeric characters';

it.each([
  ['line', line, 'x'.repeat(201), 'Please use at most 200 characters.'],
  ['paragraph', paragraph, 'x'.repeat(4_001), 'Please use at most 4000 characters.'],
  ['email', email, 'amelia@', 'Please enter a valid email address.'],
  ['email', email, `${'x'.repeat(250)}@example.com`, 'Please enter a valid email address.'],
  ['zip', zip, '100180', 'Please enter a valid zip code.'],
  ['zip', zip, '100', 'Please enter a valid zip code.'],
  ['zip', zip, 'x10018', 'Please enter a valid zip code.'],
  ['birth date', birthDate, '04/12/1984', 'Please enter a valid date of birth.'],
  ['password', password, 'short-1', passwordMessage],
  ['strict password', strictPassword, 'longer-than-1', passwordMessage],
])('rejects a %s with a message for people [SC-400, SC-401]', (_name, schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
});

it.each([
  ['line', line, 'x'.repeat(200)],
  ['paragraph', paragraph, 'x'.repeat(4_000)],
  ['email', email, 'amelia@example.com'],
  ['zip', zip, '10018'],
  ['zip', zip, '1001'],
  ['birth date', birthDate, '1984-04-12'],
  ['password', password, 'longer-than-1'],
  ['strict password', strictPassword, 'Longer-than-1'],
  ['list of ids', idList, ''],
  ['list of ids', idList, '1'],
  ['list of ids', idList, '1,22,333'],
  ['wall-clock time', wallClock, '2026-03-03 09:00:00'],
  ['flag', flag, '1'],
  ['flag', flag, 0],
  ['flag', flag, true],
])('takes a %s as it is [SC-405]', (_name, schema, value) => {
  expect(schema.parse(value)).toBe(value);
});

it.each([
  ['list of ids', idList, '1,'],
  ['list of ids', idList, 'x1'],
  ['list of ids', idList, '1,2x'],
  ['wall-clock time', wallClock, '2026-03-03T09:00:00'],
  ['wall-clock time', wallClock, 'on 2026-03-03 09:00:00'],
  ['wall-clock time', wallClock, '2026-03-03 09:00:00Z'],
  ['flag', flag, '2'],
  ['flag', flag, 2],
  ['whole number', integer, '1.5'],
  ['number', numeric, 3_000_000_000],
  ['number', numeric, -3_000_000_000],
  ['id', idText, 0],
  ['id', optionalId, '-1'],
])('rejects as a %3$j, not a %1$s', (_name, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

it('reads numbers of texts, and null, empty text and 0 as no id', () => {
  expect(idText.parse('7')).toBe(7);
  expect(['7', '', null, 0, '0', undefined].map((value) => optionalId.parse(value))).toEqual([
    7,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
