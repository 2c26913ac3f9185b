import { z } from 'zod';
import { wire } from './index';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** A pattern without unlimited repetition limits the length itself. */
const isBounded = ({ maxLength, pattern, format }: JsonSchema) =>
  maxLength !== undefined || format === 'date' || (pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern));

/** Lists the paths of texts, numbers and lists without a maximum. */
function findUnbounded(schema: JsonSchema, path: string): string[] {
  if (schema.const !== undefined || schema.enum) return [];
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => findUnbounded(value, `${path}.${name}`)),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((value) => findUnbounded(value, path)),
    ...(schema.items ? findUnbounded(schema.items, `${path}[]`) : []),
  ];
  const isUnbounded =
    (schema.type === 'string' && !isBounded(schema)) ||
    ((schema.type === 'number' || schema.type === 'integer') && schema.maximum === undefined) ||
    (schema.type === 'array' && schema.maxItems === undefined);
  return isUnbounded ? [path, ...inner] : inner;
}

it.each(Object.entries(wire))('%s accepts no text, number or list without a maximum', (_name, { params, query, body }) => {
  const sent = Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    if (!schema) return [];
    return findUnbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, part);
  });
  expect(sent).toEqual([]);
});
