import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

/** Sources of every bundle besides the package folder. */
const sharedFolders = ['shared-contracts', 'shared-ui', 'tools/src/webpack', 'tools/src/build', 'tools/src/contract-usage'];
const notSource = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)|\.(test|gallery)\.tsx?$|\.md$/;

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(join(workspaceRoot, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (notSource.test(path)) continue;
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Returns a short hash of the sources in some folders of the workspace and of the versions of all libraries. */
export function hashFolders(folders: string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(workspaceRoot, 'package-lock.json')));
  const all = folders.flatMap((folder) => [...files(folder)]).sort();
  for (const path of all) hash.update(path).update(readFileSync(join(workspaceRoot, path)));
  return hash.digest('hex').slice(0, 10);
}

/** Returns a short hash of all inputs of a package's bundle. Equal hashes give equal bundles. */
export const fingerprint = (packageFolder: string) => hashFolders([packageFolder, ...sharedFolders]);
