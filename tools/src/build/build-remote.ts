import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../webpack/package-folders';
import { type ChunkFiles, entryFile, exposedModule, remoteConfig } from '../webpack';
import { compile } from './compile';
import { compressFolder } from './compress';
import { type Declaration, declarationSchema, type RemoteFacts } from './facts';
import { integrityOf } from './integrity';
import { bundleForServer } from './server-bundle';

interface Route {
  path: string;
  page: () => Promise<unknown>;
}

interface Routes {
  routes: Route[];
  frame?: () => Promise<unknown>;
}

const load = async <Module>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as Module;

/** The request inside `() => import('./pages/…')`. */
const requested = (page: () => Promise<unknown>) => /import\((["'`])(.+?)\1\)/.exec(page.toString())?.[2];

export async function declarationOf(remote: string): Promise<Declaration> {
  const { declaration } = await load<{ declaration: unknown }>(`${remote}/remote.ts`);
  return declarationSchema.parse(declaration);
}

function routeFiles({ routes, frame }: Routes, chunks: ChunkFiles) {
  const exposed = chunks[exposedModule] ?? [];
  const of = (part?: () => Promise<unknown>) => chunks[(part && requested(part)) ?? ''] ?? [];
  return routes.map(({ path, page }) => ({ path, files: [...new Set([...exposed, ...of(frame), ...of(page)])] }));
}

/** Writes what the registry needs to know of a remote's bundle into its folder. */
export async function describeRemote(remote: string, version: string, output: string, chunks: ChunkFiles): Promise<RemoteFacts> {
  const facts: RemoteFacts = {
    ...(await declarationOf(remote)),
    version,
    entry: entryFile,
    integrity: integrityOf(join(output, entryFile)),
    routes: routeFiles(await load<Routes>(`${remote}/src/routes.tsx`), chunks),
  };
  const entry = join(root, remote, 'src/server.ts');
  if (existsSync(entry)) await bundleForServer({ entry, output, role: 'remote' });
  writeFileSync(join(output, 'build.json'), JSON.stringify(facts, null, 2));
  return facts;
}

/** Builds a remote for production into a folder. Rejects with webpack's words when its sources have errors. */
export async function buildRemote(remote: string, version: string, output: string) {
  let chunks: ChunkFiles = {};
  await compile(remoteConfig(remote, { mode: 'production', output, told: (files) => (chunks = files) }));
  await describeRemote(remote, version, output, chunks);
  await compressFolder(output);
}
