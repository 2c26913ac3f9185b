import { type Wire } from '@scanharbor/shared-contracts/wire/index';
import { type FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { storedTypes } from '../files/file-type';
import { toOperationId } from './components';
import { descriptions } from './descriptions';
import { examples } from './examples';
import { fields } from './fields';

interface Field {
  type?: string | string[];
}

type Shape = Record<string, unknown> & { properties?: Record<string, Field> };

const error = {
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

const binary = { schema: { type: 'string', format: 'binary' } };
const rejected = { description: 'Rejected, with a message for the user.', ...error };
const unavailable = {
  description: 'Not possible right now; a Retry-After header says when to try again. 507: the disk is full, nothing was stored.',
  ...error,
};
const unchanged = { description: 'Unchanged since the version that the caller has.', type: 'null' };

const upload = { type: 'object', required: ['upload_file'], properties: { upload_file: binary.schema } };

const file = { description: 'The file.', content: Object.fromEntries(storedTypes.map((type) => [type, binary])) };

/** A value in a URL, in the type of its schema. */
const toTyped = (text: string, { type }: Field) => (type === 'integer' || type === 'number' ? Number(text) : text);

/** Adds descriptions and examples to the fields of a query or path. */
function describeFields(shape: unknown, example: Record<string, string> = {}): unknown {
  const { properties = {}, ...rest } = (shape ?? {}) as Shape;
  const described = Object.entries(properties).map(([name, field]) => {
    const text = example[name];
    return [name, { ...field, description: fields[name], ...(text === undefined ? {} : { example: toTyped(text, field) }) }];
  });
  return { ...rest, properties: Object.fromEntries(described) as object };
}

/** Describes a call for the reference at /api/docs by its wire schemas, its texts and the error response. */
export const describeCall: typeof jsonSchemaTransform = (input) => {
  const { schema, url } = jsonSchemaTransform(input);
  const name = `${String(input.route.method)} ${url.replace(/^\/api\//, '')}`;
  if (schema.hide) return { schema, url };
  const { body, response, querystring, params, ...rest } = schema as FastifySchema & { response?: Record<string, object> };
  const isOpen = rest.summary?.startsWith('Anyone');
  const described = {
    ...rest,
    operationId: toOperationId(name),
    description: descriptions[name as keyof Wire],
    ...(name === 'POST media/upload' ? { consumes: ['multipart/form-data'], body: upload } : body ? { body } : {}),
    ...(querystring ? { querystring: describeFields(querystring, examples[name]?.query) } : {}),
    ...(params ? { params: describeFields(params, examples[name]?.params) } : {}),
    ...(isOpen ? {} : { security: [{ token: [] }] }),
    response: {
      200: response?.['200'] ? { description: 'Success.', ...response['200'] } : file,
      ...(input.route.config?.hasVersions ? { 304: unchanged } : {}),
      '4XX': rejected,
      '5XX': unavailable,
    },
  };
  return { schema: described, url };
};
