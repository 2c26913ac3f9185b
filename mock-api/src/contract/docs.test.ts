import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wire } from '@scanharbor/shared-contracts/wire/index';
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
  parameters?: { name: string; in: string; schema?: { example?: unknown } }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Docs {
  openapi: string;
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

it('is valid OpenAPI [API-001]', () => {
  expect(docs.openapi).toBe('3.1.0');
  const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(docs));
  const { stdout, stderr } = spawnSync(join(__dirname, '../../../node_modules/.bin/validate-api'), [file], { encoding: 'utf8' });
  expect([JSON.parse(stdout || '{}'), stderr]).toEqual([expect.objectContaining({ valid: true }), '']);
});

it('documents every call with access, input, response and errors [API-001, API-002]', () => {
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(wire).sort());
  for (const { name, operation } of operations()) {
    const { tags, summary, security, requestBody, responses } = operation;
    expect([name, tags, summary]).toEqual([name, [name.split(/[ /]/)[1]], expect.stringMatching(/^(Anyone|Only: \w+)/)]);
    expect([name, Boolean(security)]).toEqual([name, !summary?.startsWith('Anyone')]);
    expect([name, Boolean(requestBody)]).toEqual([name, Boolean(wire[name]?.body) || name === 'POST media/upload']);
    expect([name, Object.keys(responses).sort()]).toEqual([name, ['200', '4XX']]);
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
  expect(JSON.stringify(docs)).not.toMatch(/scrypt|[\w-]{43}/);
});
