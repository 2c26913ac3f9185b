import { wire } from '@scanharbor/shared-contracts/wire/index';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { examples } from './examples';

/** The parts of an OpenAPI document that this file reads and changes. */
interface Content {
  content?: Record<string, { schema: object; example?: unknown }>;
}

interface Operation {
  operationId?: string;
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** Returns the operation id of a call: 'PATCH refunds/issue/:id' is `patchRefundsIssueById`. */
export const toOperationId = (name: string) =>
  name
    .replaceAll(':', 'by/')
    .split(/[^a-z\d]+/i)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names the bodies and responses of all calls that have no name of their own in the contract. */
export function nameSchemas(): void {
  for (const [name, { body, response }] of Object.entries(wire)) {
    const id = capitalize(toOperationId(name));
    if (body && !z.globalRegistry.has(body)) z.globalRegistry.add(body, { id: `${id}Body` });
    if (response && !z.globalRegistry.has(response)) z.globalRegistry.add(response, { id: `${id}Response` });
  }
}

const json = 'application/json';

/** Adds the recorded calls. Swagger's plugin only takes examples from schemas that have no name. */
function addExamples({ paths }: Document): void {
  const byId = new Map(Object.entries(examples).map(([name, example]) => [toOperationId(name), example]));
  for (const { operationId = '', requestBody, responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const example = byId.get(operationId);
    const [sent, received] = [requestBody?.content?.[json], responses['200']?.content?.[json]];
    if (sent && example?.body !== undefined) sent.example = example.body;
    if (received && example?.response !== undefined) received.example = example.response;
  }
}

const reference = /"#\/components\/schemas\/(\w+)"/g;
const listReferences = (part: unknown) => Array.from(JSON.stringify(part).matchAll(reference), ([, id]) => id ?? '');

/**
 * Keeps the named schemas that calls use. The library offers each schema twice, as `X` for responses and `XInput` for bodies; a schema that
 * only bodies use keeps its plain name.
 */
function keepUsedSchemas(document: Document): Document {
  const { schemas } = document.components;
  const used = new Set(listReferences(document.paths));
  // The loop also visits what is added meanwhile.
  for (const id of used) for (const inner of listReferences(schemas[id])) used.add(inner);
  const toName = (id: string) => {
    const plain = id.replace(/Input$/, '');
    return used.has(plain) ? id : plain;
  };
  const kept = Object.fromEntries([...used].sort().map((id) => [toName(id), schemas[id]]));
  const text = JSON.stringify({ ...document, components: { ...document.components, schemas: kept } });
  return JSON.parse(text.replace(reference, (_match, id: string) => `"#/components/schemas/${toName(id)}"`)) as Document;
}

/** Completes the reference by the named schemas that its calls use and by the recorded examples. */
export const addComponents: typeof jsonSchemaTransformObject = (input) => {
  const document = keepUsedSchemas(jsonSchemaTransformObject(input) as unknown as Document);
  addExamples(document);
  return document;
};
