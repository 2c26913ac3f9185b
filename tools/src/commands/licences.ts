import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesDocument } from '../licences/document';
import { root } from '../webpack/package-folders';

/** `npm run licences`: writes docs/licences.md. */
export function command(): Promise<void> {
  writeFileSync(join(root, 'docs/licences.md'), licencesDocument());
  return Promise.resolve();
}
