import fc, { type Arbitrary } from 'fast-check';
import { type WireCall } from '@scanharbor/shared-contracts/wire/check';
import { fromSchema } from './from-schema';
import { nasty, rawPiece } from './nasty';

/** One bad request: what goes over the wire, byte by byte. */
export interface Attack {
  /** The call of the contract that it aims at. */
  name: string;
  method: string;
  /** After /api/, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Picks who sends it. */
  sender: number;
}

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one of its fields, at any depth, replaced, dropped or added. */
function spoiled(value: unknown, place: number, bad: unknown): unknown {
  if (!isValues(value)) return bad;
  const names = Object.keys(value);
  const name = names[place % Math.max(1, names.length)];
  if (name === undefined || place % 11 === 0) return { ...value, unexpected: bad };
  if (place % 7 === 0) return Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));
  return { ...value, [name]: isValues(value[name]) ? spoiled(value[name], Math.floor(place / 3), bad) : bad };
}

const place = fc.nat(10_000);

const bad = (value: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 2, arbitrary: value }, { weight: 6, arbitrary: fc.tuple(value, place, nasty).map((parts) => spoiled(...parts)) });

/** JSON as a client would not write it. */
const brokenText: Arbitrary<string> = fc.oneof(
  fc.tuple(fc.jsonValue(), place).map(([value, at]) => JSON.stringify(value).slice(0, at % 40) + '{'),
  fc.constantFrom(
    '{',
    '[',
    '"',
    'null',
    'undefined',
    '{"a":1,}',
    '{"__proto__":{"isAdmin":1}}',
    '\u0000',
    '[1',
    '{"a":',
    'a=1&b=2',
    '[['.repeat(5_000),
  ),
  fc.string({ unit: 'binary' }),
);

const huge = `{"a":"${'a'.repeat(1_200_000)}"}`;

const bodyText = (schema: WireCall['body']): Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 20, arbitrary: bad(schema ? fromSchema(schema) : fc.constant({})).map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: brokenText },
    { weight: 1, arbitrary: nasty.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', huge) },
  );

const types = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'a',
      'application/json; charset=utf-16',
    ),
  },
);

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-location': '99999999999999' },
      { 'x-location': "1'" },
      { 'x-background': '1' },
      { 'x-forwarded-for': "1.2.3.4, '" },
      { authorization: "' OR 1=1" },
      { authorization: 'a'.repeat(5_000) },
      { origin: 'https://evil.example' },
    ),
  },
);

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lone surrogates cannot be written in an address. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(textOf(value)).toString());

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_400 }).map(String) },
  { weight: 6, arbitrary: nasty.map(encoded) },
  { weight: 2, arbitrary: rawPiece },
);

function pathOf(pattern: string): Arbitrary<string> {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? piece : fc.constant(part)));
  return fc.tuple(...parts).map((words) => words.join('/'));
}

function queryOf(schema: WireCall['query']): Arbitrary<string> {
  if (!schema) return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: rawPiece.map((text) => `?a=${text}`) });
  return fc.oneof(
    {
      weight: 8,
      arbitrary: bad(fromSchema(schema)).map((value) =>
        isValues(value)
          ? `?${Object.entries(value)
              .map(([name, given]) => `${name}=${encoded(given)}`)
              .join('&')}`
          : `?${encoded(value)}`,
      ),
    },
    { weight: 1, arbitrary: rawPiece.map((text) => `?${text}=${text}&${text}`) },
  );
}

/** Bad requests to one call of the contract: from its schemas, then spoiled. */
export function attacksOn(name: string, { query, body }: WireCall): Arbitrary<Attack> {
  const [method = '', pattern = ''] = name.split(' ');
  const none = fc.constant<string | undefined>(undefined);
  return fc
    .tuple(pathOf(pattern), queryOf(query), method === 'GET' ? none : bodyText(body), types, headers, fc.nat(1_000))
    .map(([path, question, text, type, extra, sender]) => ({
      name,
      method,
      path: path + question,
      body: text,
      sender,
      headers: { ...extra, ...(text === undefined ? {} : { 'content-type': type }) },
    }));
}
