import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from '../webpack/package-folders';
import { type ChunkFiles, entryFile, exposedModule, remoteConfig } from '../webpack';
import { compile } from './compile';
import { compressFolder } from './compress';
import { type Declaration, declarationSchema, type RemoteManifest } from './build-manifest';
import { integrityOf } from './integrity';
import { bundleForServer } from './server-bundle';
import { moveSourceMaps } from './source-maps';

interface Route {
  path: string;
  page: () => Promise<unknown>;
}

interface Routes {
  routes: Route[];
  frame?: () => Promise<unknown>;
}

const load = async <Module>(file: string) => (await import(pathToFileURL(file).href)) as Module;

/** Extracts the request from `() => import('./pages/…')`. */
const requested = (page: () => Promise<unknown>) => /import\((["'`])(.+?)\1\)/.exec(page.toString())?.[2];

export async function declarationOf(remote: string): Promise<Declaration> {
  const { declaration } = await load<{ declaration: unknown }>(join(packageFolder(remote), 'remote.ts'));
  return declarationSchema.parse(declaration);
}

function routeFiles({ routes, frame }: Routes, chunks: ChunkFiles) {
  const exposed = chunks[exposedModule] ?? [];
  const of = (part?: () => Promise<unknown>) => chunks[(part && requested(part)) ?? ''] ?? [];
  return routes.map(({ path, page }) => ({ path, files: [...new Set([...exposed, ...of(frame), ...of(page)])] }));
}

/** Writes the metadata of a remote's bundle for the registry into its folder. */
export async function describeRemote(remote: string, version: string, output: string, chunks: ChunkFiles): Promise<RemoteManifest> {
  const manifest: RemoteManifest = {
    ...(await declarationOf(remote)),
    version,
    entry: entryFile,
    integrity: integrityOf(join(output, entryFile)),
    routes: routeFiles(await load<Routes>(join(packageFolder(remote), 'src/routes.tsx')), chunks),
  };
  const entry = join(packageFolder(remote), 'src/prerender-entry.ts');
  if (existsSync(entry)) await bundleForServer({ entry, output, publicPath: `/${remote}/${version}/`, role: 'remote' });
  writeFileSync(join(output, 'build.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Builds a remote for production into a folder. Rejects with webpack's messages when its sources have errors. */
export async function buildRemote(remote: string, version: string, output: string) {
  let chunks: ChunkFiles = {};
  await compile(remoteConfig(remote, { mode: 'production', output, onChunks: (files) => (chunks = files) }));
  moveSourceMaps(output);
  await describeRemote(remote, version, output, chunks);
  await compressFolder(output);
}
