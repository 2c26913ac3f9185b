import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  response?: unknown;
}

type Shape = Record<string, unknown> & { properties?: Record<string, object> };
type Transform = typeof jsonSchemaTransform;

/** Calls recorded by the tests (see testing/contract/examples.ts). */
const examples = JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as Record<string, Example>;

const errorResponse = {
  description: 'Rejected, with a message for the user.',
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

const withExample = (shape: unknown, example: unknown) => (example === undefined ? shape : { ...(shape as Shape), examples: [example] });

/** Adds examples to the single fields of a query or path. */
function withFieldExamples(shape: unknown, example: Record<string, string> | undefined): unknown {
  const { properties, ...rest } = (shape ?? {}) as Shape;
  if (!properties || !example) return shape;
  const fields = Object.entries(properties).map(([name, field]) => [name, name in example ? { ...field, example: example[name] } : field]);
  return { ...rest, properties: Object.fromEntries(fields) as object };
}

/** Describes a call for the reference at /api/docs by its wire schemas, a recorded example and the error response. */
export const describeCall: Transform = (input) => {
  const { schema, url } = jsonSchemaTransform(input);
  const name = `${String(input.route.method)} ${url.replace(/^\/api\//, '')}`;
  const example = examples[name];
  if (schema.hide) return { schema, url };
  const { body, response, querystring, params, ...rest } = schema as FastifySchema & { response?: Record<string, unknown> };
  const isOpen = rest.summary?.startsWith('Anyone');
  const requestBody =
    name === 'POST media/upload'
      ? { consumes: ['multipart/form-data'], body: upload }
      : body
        ? { body: withExample(body, example?.body) }
        : {};
  const described = {
    ...rest,
    ...requestBody,
    ...(querystring ? { querystring: withFieldExamples(querystring, example?.query) } : {}),
    ...(params ? { params: withFieldExamples(params, example?.params) } : {}),
    ...(isOpen ? {} : { security: [{ token: [] }] }),
    response: { 200: response?.['200'] ? withExample(response['200'], example?.response) : file, '4XX': errorResponse },
  };
  return { schema: described, url };
};
