import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesDocument } from '../licenses/document';
import { workspaceRoot } from '../webpack/package-folders';

/** Runs `npm run licenses`: writes docs/licenses.md. */
export function command(): Promise<void> {
  writeFileSync(join(workspaceRoot, 'docs/licenses.md'), licensesDocument());
  return Promise.resolve();
}
