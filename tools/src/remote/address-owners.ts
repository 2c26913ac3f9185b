import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationOf } from '../build/build-remote';
import { remotes } from '../build/packages';
import { root } from '../webpack/package-folders';
import { shapeOf } from './address';

/** Who owns each address of the site: a remote's name, or 'shell'. */
export async function addressOwners(): Promise<Map<string, string>> {
  const { shellPages } = (await import(pathToFileURL(join(root, 'shell/src/pages/table.ts')).href)) as { shellPages: { path: string }[] };
  const owners = new Map(shellPages.map(({ path }) => [shapeOf(path), 'shell']));
  for (const remote of remotes()) {
    for (const url of (await declarationOf(remote)).urls) owners.set(shapeOf(url), remote);
  }
  return owners;
}
