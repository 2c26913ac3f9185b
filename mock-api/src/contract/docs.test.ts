import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { wire } from '@scanharbor/shared-contracts/wire/index';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { createProgram, flattenDiagnosticMessageText, getPreEmitDiagnostics, ScriptTarget } from 'typescript';
import { call } from '../../testing/client';
import { callsWithoutScenario } from '../../testing/contract/scenarios';

interface Media {
  schema?: object;
  example?: unknown;
}

interface Operation {
  tags?: string[];
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; description?: string; schema?: { example?: unknown } }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Docs {
  openapi: string;
  components: { schemas: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

let docs: Docs;

beforeAll(async () => {
  docs = (await call<Docs>('GET docs/json')).body;
});

const operations = () =>
  Object.entries(docs.paths)
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => ({
        name: `${verb.toUpperCase()} ${path.replace('/api/', '').replace(/\{(\w+)\}/g, ':$1')}`,
        operation,
      })),
    )
    .filter(({ name }) => name in wire);

const bin = (name: string) => join(__dirname, '../../../node_modules/.bin', name);

/** Writes the document to a file in a new folder and returns its path. */
function writeDocs(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(docs));
  return file;
}

it('is valid OpenAPI [API-001]', () => {
  expect(docs.openapi).toBe('3.1.0');
  const { stdout, stderr } = spawnSync(bin('validate-api'), [writeDocs()], { encoding: 'utf8' });
  expect([JSON.parse(stdout || '{}'), stderr]).toEqual([expect.objectContaining({ valid: true }), '']);
});

it('has no finding of the OpenAPI rules of Spectral [API-001]', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas, 'recommended']] } as RulesetDefinition);
  const findings = await spectral.run(docs as unknown as Record<string, unknown>);
  expect(findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});

it('names the schemas, each one that a call uses [API-001]', () => {
  const { schemas } = docs.components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['BookingCard', 'Refund', 'RequestRow', 'Success', 'User']));
  const named = operations().flatMap(({ operation }) =>
    [operation.requestBody, operation.responses['200']].flatMap((part) => part?.content?.['application/json']?.schema ?? []),
  );
  expect(named.filter((schema) => !('$ref' in schema))).toEqual([]);
});

it('generates a typed client that compiles [API-001]', () => {
  const file = writeDocs();
  const folder = dirname(file);
  const generated = spawnSync(bin('openapi-typescript'), [file, '--output', join(folder, 'api.ts')], { encoding: 'utf8' });
  expect([generated.status, generated.stderr]).toEqual([0, expect.not.stringMatching(/error/i)]);
  const client = `import { type components, type operations } from './api';
    type Refund = components['schemas']['Refund'];
    export const dollars = (refund: Refund): number => refund.fee;
    export const percent = (body: components['schemas']['PatchRefundsIssueByIdBody']): number => body.refund_percent;
    export type Id = operations['patchRefundsIssueById']['parameters']['path']['id'];
    // @ts-expect-error a field that the refund does not have
    export const unknown = (refund: Refund) => refund.nothing;`;
  writeFileSync(join(folder, 'client.ts'), client);
  const program = createProgram([join(folder, 'client.ts')], { strict: true, noEmit: true, types: [], target: ScriptTarget.ES2022 });
  expect(getPreEmitDiagnostics(program).map(({ messageText }) => flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
});

/** Calls that respond with 304 while nothing has changed. */
const lists = [
  ...['dashboard-card', 'dashboard', 'ic-requested', 'ic-scheduled', 'ic-completed', 'agenda/waiting', 'month', 'month/exams'].map(
    (list) => `GET ic-portal/${list}`,
  ),
  'GET bookings/requested-calendar',
];

it('documents every call with access, input, response and errors [API-001, API-002]', () => {
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(wire).sort());
  for (const { name, operation } of operations()) {
    const { tags, summary, security, requestBody, responses, parameters } = operation;
    expect([name, tags, summary]).toEqual([name, [name.split(/[ /]/)[1]], expect.stringMatching(/^(Anyone|Only: \w+)/)]);
    expect([name, parameters?.filter(({ description }) => !description)]).toEqual([name, parameters && []]);
    expect([name, Boolean(security)]).toEqual([name, !summary?.startsWith('Anyone')]);
    expect([name, Boolean(requestBody)]).toEqual([name, Boolean(wire[name]?.body) || name === 'POST media/upload']);
    const codes = lists.includes(name) ? ['200', '304', '4XX', '5XX'] : ['200', '4XX', '5XX'];
    expect([name, Object.keys(responses).sort()]).toEqual([name, codes]);
  }
});

it('contains examples that match the schemas, without secrets [API-001]', () => {
  for (const { name, operation } of operations()) {
    if (callsWithoutScenario.includes(name)) continue;
    const shapes = wire[name];
    const example = operation.responses['200']?.content?.['application/json']?.example;
    if (shapes?.response) shapes.response.parse(example);
    if (shapes?.body) shapes.body.parse(operation.requestBody?.content['application/json']?.example);
    const shown = Object.fromEntries(
      (operation.parameters ?? []).flatMap(({ name: field, schema }) => (schema?.example === undefined ? [] : [[field, schema.example]])),
    );
    if (shapes?.query) shapes.query.parse(shown);
    if (shapes?.params) shapes.params.parse(shown);
  }
  const examples = operations().map(({ operation: { requestBody, responses, parameters } }) => [
    Object.values({ ...requestBody?.content, ...responses['200']?.content }).map(({ example }) => example),
    parameters?.map(({ schema }) => schema?.example),
  ]);
  expect(JSON.stringify(examples)).not.toMatch(/scrypt|[\w-]{43}/);
});
