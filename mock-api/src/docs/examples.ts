import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder';

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  response?: unknown;
}

/** Calls by method and path, recorded by the tests (see testing/contract/examples.ts). */
export const examples = JSON.parse(readFileSync(join(packageFolder, 'src/docs/examples.json'), 'utf8')) as Record<string, Example>;
