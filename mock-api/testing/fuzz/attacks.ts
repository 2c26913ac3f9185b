import fc, { type Arbitrary } from 'fast-check';
import { type WireCall } from '@scanharbor/shared-contracts/wire/response-validator';
import { fromSchema } from './from-schema';
import { hostileValue, rawPiece } from './hostile-values';

/** A bad request as it is sent. */
export interface Attack {
  /** The attacked call of the contract. */
  name: string;
  method: string;
  /** After /api/, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Selects the sender. */
  sender: number;
}

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value with one of its fields, at any depth, replaced, removed or added. */
function corrupt(value: unknown, position: number, hostile: unknown): unknown {
  if (!isValues(value)) return hostile;
  const names = Object.keys(value);
  const name = names[position % Math.max(1, names.length)];
  if (name === undefined || position % 11 === 0) return { ...value, unexpected: hostile };
  if (position % 7 === 0) return Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));
  return { ...value, [name]: isValues(value[name]) ? corrupt(value[name], Math.floor(position / 3), hostile) : hostile };
}

const position = fc.nat(10_000);

const bad = (value: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 2, arbitrary: value },
    { weight: 6, arbitrary: fc.tuple(value, position, hostileValue).map((parts) => corrupt(...parts)) },
  );

/** Malformed JSON. */
const brokenText: Arbitrary<string> = fc.oneof(
  fc.tuple(fc.jsonValue(), position).map(([value, at]) => JSON.stringify(value).slice(0, at % 40) + '{'),
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
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
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

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Encodes a value for a URL; lone surrogates are replaced. */
const encode = (value: unknown) => encodeURIComponent(Buffer.from(toText(value)).toString());

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_400 }).map(String) },
  { weight: 6, arbitrary: hostileValue.map(encode) },
  { weight: 2, arbitrary: rawPiece },
);

function generatePath(pattern: string): Arbitrary<string> {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? piece : fc.constant(part)));
  return fc.tuple(...parts).map((segments) => segments.join('/'));
}

function generateQuery(schema: WireCall['query']): Arbitrary<string> {
  if (!schema) return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: rawPiece.map((text) => `?a=${text}`) });
  return fc.oneof(
    {
      weight: 8,
      arbitrary: bad(fromSchema(schema)).map((value) =>
        isValues(value)
          ? `?${Object.entries(value)
              .map(([name, inner]) => `${name}=${encode(inner)}`)
              .join('&')}`
          : `?${encode(value)}`,
      ),
    },
    { weight: 1, arbitrary: rawPiece.map((text) => `?${text}=${text}&${text}`) },
  );
}

/** Generates bad requests to a call of the contract: valid by its schemas, then corrupted. */
export function generateAttacks(name: string, { query, body }: WireCall): Arbitrary<Attack> {
  const [method = '', pattern = ''] = name.split(' ');
  const none = fc.constant<string | undefined>(undefined);
  return fc
    .tuple(generatePath(pattern), generateQuery(query), method === 'GET' ? none : bodyText(body), types, headers, fc.nat(1_000))
    .map(([path, queryText, text, type, extra, sender]) => ({
      name,
      method,
      path: path + queryText,
      body: text,
      sender,
      headers: { ...extra, ...(text === undefined ? {} : { 'content-type': type }) },
    }));
}
