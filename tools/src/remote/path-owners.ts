import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationOf } from '../build/build-remote';
import { remotes } from '../build/packages';
import { workspaceRoot } from '../webpack/package-folders';
import { toPathShape } from './path-shape';

/** Maps each path of the site to its owner: a remote's name, or 'shell'. */
export async function mapPathOwners(): Promise<Map<string, string>> {
  const { shellPages } = (await import(pathToFileURL(join(workspaceRoot, 'shell/src/pages/shell-pages.ts')).href)) as {
    shellPages: { path: string }[];
  };
  const owners = new Map(shellPages.map(({ path }) => [toPathShape(path), 'shell']));
  for (const remote of remotes()) {
    for (const url of (await declarationOf(remote)).urls) owners.set(toPathShape(url), remote);
  }
  return owners;
}
