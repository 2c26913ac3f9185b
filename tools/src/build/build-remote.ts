import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../webpack/package-folders';
import { type ChunkFiles, entryFile, exposedModule, remoteConfig } from '../webpack';
import { compile } from './compile';
import { compressFolder } from './compress';
import { type Declaration, declarationSchema, type RemoteManifest } from './build-manifest';
import { integrityOf } from './integrity';
import { loadSource, type OnDemand, readRequest } from './load-source';
import { bundleForServer } from './server-bundle';
import { moveSourceMaps } from './source-maps';

interface Routes {
  routes: { path: string; page: OnDemand }[];
  frame?: OnDemand;
}

/** Reads the declaration of a remote, `remote.ts` of its folder. */
export async function declarationOf(remote: string): Promise<Declaration> {
  const { declaration } = await loadSource<{ declaration: unknown }>(remote, 'remote.ts');
  return declarationSchema.parse(declaration);
}

/** Reads the requests of each screen of a remote, as they are in its route table: that of the frame, if any, and that of the page. */
export async function readRouteRequests(remote: string) {
  const { routes, frame } = await loadSource<Routes>(remote, 'src/routes');
  const ofFrame = frame ? [await readRequest(frame)] : [];
  return Promise.all(routes.map(async ({ path, page }) => ({ path, requests: [...ofFrame, await readRequest(page)] })));
}

async function listRouteFiles(remote: string, chunks: ChunkFiles) {
  const exposed = chunks[exposedModule] ?? [];
  const routes = await readRouteRequests(remote);
  return routes.map(({ path, requests }) => ({
    path,
    files: [...new Set([...exposed, ...requests.flatMap((request) => chunks[request] ?? [])])],
  }));
}

/** Writes the metadata of a remote's bundle for the registry into its folder. */
export async function describeRemote(remote: string, version: string, output: string, chunks: ChunkFiles): Promise<RemoteManifest> {
  const manifest: RemoteManifest = {
    ...(await declarationOf(remote)),
    version,
    entry: entryFile,
    integrity: integrityOf(join(output, entryFile)),
    routes: await listRouteFiles(remote, chunks),
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
