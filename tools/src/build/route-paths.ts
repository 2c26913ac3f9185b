import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../webpack/package-folders';
import { remotes } from './packages';

type Table = { path: string }[];

const load = async <Module>(file: string) => (await import(pathToFileURL(join(workspaceRoot, file)).href)) as Module;

/** Lists the route patterns of the shell and of every remote, as in their route tables. */
export async function listRoutePaths(): Promise<string[]> {
  const { shellPages } = await load<{ shellPages: Table }>('shell/src/pages/shell-pages.ts');
  const tables = await Promise.all(remotes().map((remote) => load<{ routes: Table }>(`${remote}/src/routes.tsx`)));
  return [shellPages, ...tables.map(({ routes }) => routes)].flat().map(({ path }) => path);
}
