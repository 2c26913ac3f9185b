import { z } from 'zod';
import { wire } from './index';

/** Without the names of schemas, which would stand as references. */
const unnamed = z.registry<{ id?: string | undefined }>();

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
}

/** A pattern without unlimited repetition limits the length itself. */
const isBounded = ({ maxLength, pattern, format }: JsonSchema) =>
  maxLength !== undefined || format === 'date' || (pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern));

/** Types that the rules below judge, or that are bounded by themselves. */
const closedTypes = ['string', 'number', 'integer', 'array', 'object', 'boolean', 'null'];

/** Lists the paths of texts, numbers, lists, records and values of any kind without a maximum. */
function findUnbounded(schema: JsonSchema, path: string): string[] {
  if (schema.const !== undefined || schema.enum) return [];
  const alternatives = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => findUnbounded(value, `${path}.${name}`)),
    ...alternatives.flatMap((value) => findUnbounded(value, path)),
    ...[...(schema.prefixItems ?? []), ...(schema.items ? [schema.items] : [])].flatMap((value) => findUnbounded(value, `${path}[]`)),
  ];
  const isOpenRecord = schema.additionalProperties === true || typeof schema.additionalProperties === 'object';
  const isAnything = alternatives.length === 0 && !schema.not && !closedTypes.includes(schema.type ?? '');
  const isUnbounded =
    (schema.type === 'string' && !isBounded(schema)) ||
    ((schema.type === 'number' || schema.type === 'integer') &&
      (schema.maximum === undefined || (schema.minimum ?? schema.exclusiveMinimum) === undefined)) ||
    (schema.type === 'array' && schema.maxItems === undefined && !schema.prefixItems) ||
    isOpenRecord ||
    isAnything;
  return isUnbounded ? [path, ...inner] : inner;
}

it.each(Object.entries(wire))(
  '%s accepts no text, number, list or record without a maximum, and no value of any kind',
  (_name, { params, query, body }) => {
    const sent = Object.entries({ params, query, body }).flatMap(([part, schema]) => {
      if (!schema) return [];
      return findUnbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: unnamed }) as JsonSchema, part);
    });
    expect(sent).toEqual([]);
  },
);
