import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/package-folders';

/** What every bundle is made of besides its own folder. */
const sharedFolders = ['shared-contracts', 'shared-ui', 'tools/src/webpack', 'tools/src/build', 'tools/src/contract-usage'];
const notSource = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)|\.(test|gallery)\.tsx?$|\.md$/;

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (notSource.test(path)) continue;
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** A short hash of the sources in some folders of the workspace, and of the versions of all libraries. */
export function hashOf(folders: string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const all = folders.flatMap((folder) => [...files(folder)]).sort();
  for (const path of all) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 10);
}

/** A short hash of all that a package's bundle depends on: equal hashes give equal bundles. */
export const fingerprint = (packageFolder: string) => hashOf([packageFolder, ...sharedFolders]);
