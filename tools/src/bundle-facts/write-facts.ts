import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contents, contentsFile } from '../budgets/bundle-contents';
import { type RemoteManifest } from '../build/build-manifest';
import { declarationOf, readRouteRequests } from '../build/build-remote';
import { integrityOf } from '../build/integrity';
import { contractUsage } from '../contract-usage/usage';
import { usageFile } from '../contract-usage/manifest-files';
import { listScripts } from '../release/bundle-checks';
import { ownRemote, workspaceRoot } from '../webpack/package-folders';
import { entryFile } from '../webpack/remote-config';

/** A bundle as its bundler describes it. */
export interface Bundle {
  output: string;
  /** Form of the entry: webpack and Rspack write a script, Vite a module. */
  container: 'script' | 'module';
  contents: Contents;
  /** Returns the scripts that a dynamic import of the route table loads, by its request, such as './pages/blog'; undefined when unknown. */
  findScripts: (request: string) => string[] | undefined;
}

export interface FactsOptions {
  /** Number of the release, such as 1.2.0 (default the version of package.json with a hash of the scripts). */
  version?: string;
}

function hashScripts(output: string, scripts: string[]): string {
  const hash = createHash('sha256');
  for (const file of scripts.toSorted()) hash.update(file).update(readFileSync(join(output, file)));
  return hash.digest('hex').slice(0, 10);
}

const readVersion = () => (JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { version: string }).version;

/** A screen needs what its imports load, and all scripts that no screen alone needs. Without knowledge of the imports it needs all. */
async function listRoutes(name: string, chunks: string[], findScripts: Bundle['findScripts']): Promise<RemoteManifest['routes']> {
  const routes = (await readRouteRequests(name)).map(({ path, requests }) => {
    const found = requests.map(findScripts);
    return { path, files: found.includes(undefined) ? chunks : found.flatMap((files) => files ?? []).filter((file) => file !== entryFile) };
  });
  const ofScreens = new Set(routes.flatMap(({ files }) => files));
  const common = chunks.filter((file) => !ofScreens.has(file));
  return routes.map(({ path, files }) => ({ path, files: [...new Set([...common, ...files])] }));
}

/**
 * Writes what `scanharbor publish --from` reads beside the scripts of a bundle: `build.json`, `contract-usage.json` and `contents.json`.
 * The remote is that of the current folder: its declaration is `remote.ts`, its routes are in `src/routes.tsx`. Rejects when these cannot
 * be read.
 */
export async function writeFacts({ output, container, contents, findScripts }: Bundle, { version }: FactsOptions) {
  const name = ownRemote();
  const scripts = listScripts(output);
  const chunks = scripts.filter((file) => file !== entryFile);
  const manifest: RemoteManifest = {
    ...(await declarationOf(name)),
    version: version ?? `${readVersion()}-${hashScripts(output, scripts)}`,
    entry: entryFile,
    integrity: integrityOf(join(output, entryFile)),
    container,
    chunks: Object.fromEntries(chunks.map((file) => [file, integrityOf(join(output, file))])),
    routes: await listRoutes(name, chunks, findScripts),
  };
  const write = (file: string, content: object) => writeFileSync(join(output, file), JSON.stringify(content, null, 1));
  write('build.json', manifest);
  write(usageFile, contractUsage(workspaceRoot, name));
  write(contentsFile, Object.fromEntries(scripts.map((file) => [file, contents[file] ?? {}])));
}
