import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  answer?: unknown;
}

type Shape = Record<string, unknown> & { properties?: Record<string, object> };
type Transform = typeof jsonSchemaTransform;

/** What the calls said in the tests; recorded by them (see testing/contract/examples.ts). */
const examples = JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as Record<string, Example>;

const refusal = {
  description: 'Refused, in words for a person.',
  type: 'object',
  required: ['error_code', 'messages'],
  properties: {
    error_code: { type: 'integer' },
    messages: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['user_msg'],
        properties: { user_msg: { type: 'string' }, dev_msg: { type: 'string' }, field: { type: 'string' } },
      },
    },
  },
  examples: [{ error_code: 400, messages: [{ user_msg: 'Please check what you entered.' }] }],
};

const upload = { type: 'object', required: ['upload_file'], properties: { upload_file: { type: 'string', format: 'binary' } } };

const file = { description: 'The file.', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };

const shownBy = (shape: unknown, example: unknown) => (example === undefined ? shape : { ...(shape as Shape), examples: [example] });

/** Examples of single fields, as queries and paths are written down. */
function shownFields(shape: unknown, example: Record<string, string> | undefined): unknown {
  const { properties, ...rest } = (shape ?? {}) as Shape;
  if (!properties || !example) return shape;
  const fields = Object.entries(properties).map(([name, field]) => [name, name in example ? { ...field, example: example[name] } : field]);
  return { ...rest, properties: Object.fromEntries(fields) as object };
}

/** A call as the reference at /api/docs tells it: from the wire schemas, with what it said in a test, and how it refuses. */
export const describeCall: Transform = (given) => {
  const { schema, url } = jsonSchemaTransform(given);
  const name = `${String(given.route.method)} ${url.replace(/^\/api\//, '')}`;
  const example = examples[name];
  if (!schema || schema.hide) return { schema, url };
  const { body, response, querystring, params, ...rest } = schema as FastifySchema & { response?: Record<string, unknown> };
  const isOpen = rest.summary?.startsWith('Anyone');
  const sent =
    name === 'POST media/upload' ? { consumes: ['multipart/form-data'], body: upload } : body ? { body: shownBy(body, example?.body) } : {};
  const described = {
    ...rest,
    ...sent,
    ...(querystring ? { querystring: shownFields(querystring, example?.query) } : {}),
    ...(params ? { params: shownFields(params, example?.params) } : {}),
    ...(isOpen ? {} : { security: [{ token: [] }] }),
    response: { 200: response?.['200'] ? shownBy(response['200'], example?.answer) : file, '4XX': refusal },
  };
  return { schema: described as ReturnType<Transform>['schema'], url };
};
