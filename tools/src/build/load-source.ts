import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomUUID } from 'node:crypto';
import { build, type Plugin } from 'esbuild';
import { packageFolder } from '../webpack/package-folders';

/** What a module that is loaded on demand is replaced by: its request as in the source, such as './pages/home/home-page'. */
interface Requested {
  request: string;
}

/** A part of a route table that is loaded on demand. */
export type OnDemand = () => Promise<unknown>;

const withoutModulesOnDemand: Plugin = {
  name: 'without-modules-on-demand',
  setup(bundle) {
    const namespace = 'requested';
    bundle.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, namespace } : undefined));
    bundle.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: `export const request = ${JSON.stringify(path)};` }));
  },
};

/** Returns the request of a part of a module that `loadSource` returned. */
export const readRequest = async (part: OnDemand): Promise<string> => ((await part()) as Requested).request;

/**
 * Runs a source of a package, such as its route table, in Node as it is now, without what it loads on demand: `readRequest` names that.
 * `file` is relative to the package. Rejects with the messages of esbuild when it has errors.
 */
export async function loadSource<Module>(name: string, file: string): Promise<Module> {
  const folder = packageFolder(name);
  // Inside of the package, so that its libraries resolve; a new name, because Node runs each file once.
  const compiled = join(folder, '.cache/sources', `${randomUUID()}.mjs`);
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [withoutModulesOnDemand],
  });
  mkdirSync(dirname(compiled), { recursive: true });
  writeFileSync(compiled, outputFiles[0]?.contents ?? '');
  try {
    return (await import(pathToFileURL(compiled).href)) as Module;
  } finally {
    rmSync(compiled);
  }
}
