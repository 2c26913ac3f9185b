import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../webpack/package-folders';
import { remotes } from './packages';

type Table = { path: string }[];

const load = async <Module>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as Module;

/** The route patterns of the shell and of every remote, as their tables name them. */
export async function everyAddress(): Promise<string[]> {
  const { shellPages } = await load<{ shellPages: Table }>('shell/src/pages/table.ts');
  const tables = await Promise.all(remotes().map((remote) => load<{ routes: Table }>(`${remote}/src/routes.tsx`)));
  return [shellPages, ...tables.map(({ routes }) => routes)].flat().map(({ path }) => path);
}
