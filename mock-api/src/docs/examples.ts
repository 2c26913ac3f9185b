import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  response?: unknown;
}

/** Calls by method and path, recorded by the tests (see testing/contract/examples.ts). */
export const examples = JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as Record<string, Example>;
