import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnRepository, workspaceRoot } from '../webpack/package-folders';

/** Sources of every bundle besides the package folder. */
const sharedFolders = ['shared-contracts', 'shared-ui', 'tools/src/webpack', 'tools/src/build', 'tools/src/contract-usage'];
const notSource = /(^|\/)(node_modules|dist|\.cache|\.data|\.git)(\/|$)|\.(test|gallery)\.tsx?$|\.md$/;

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(join(workspaceRoot, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (notSource.test(path)) continue;
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Returns the text of the lock file, which states the version of each library. Throws when it is missing. */
export function readLock(): string {
  const file = join(workspaceRoot, 'package-lock.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: npm install`);
  return readFileSync(file, 'utf8');
}

/**
 * Returns a short hash of the sources in some folders of the workspace and of the versions of all libraries. A remote in its own
 * repository has one folder, and the packages of the suite are libraries.
 */
export function hashFolders(folders: string[]): string {
  const hash = createHash('sha256').update(readLock());
  const all = (isOwnRepository ? ['.'] : folders).flatMap((folder) => [...files(folder)]).sort();
  for (const path of all) hash.update(path).update(readFileSync(join(workspaceRoot, path)));
  return hash.digest('hex').slice(0, 10);
}

/** Returns a short hash of all inputs of a package's bundle. Equal hashes give equal bundles. */
export const fingerprint = (packageFolder: string) => hashFolders([packageFolder, ...sharedFolders]);
