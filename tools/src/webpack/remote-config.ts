import type webpack from 'webpack';
import { limits } from '../budgets/limits';
import { baseConfig, type BuildOptions } from './base';
import { type ChunkFiles, ChunksPlugin } from './chunks-plugin';
import { federation } from './federation';
import { packageFolder } from './package-folders';

export const entryFile = 'remoteEntry.js';

/** The only module that a remote exposes. */
export const exposedModule = './src/routes.tsx';

/** Scripts of one dynamic import. The rest of a screen's limit is for the shell's script, the remote's entry and its routes. */
const maxAsyncRequests = limits.requests - 4;

/**
 * Bytes of source from which modules of several imports have a script of their own. Below it a request costs more than a second
 * copy: with 40,000, the landing page has one more script, and 150 kB are exceeded.
 */
const minSize = 42_000;

/** Returns a remote's name as a global variable of the page. */
export const globalName = (remote: string) => remote.replaceAll('-', '_');

interface RemoteBuild extends BuildOptions {
  /** Bundles the shared modules, for a remote without the shell. */
  alone?: boolean;
  onChunks?: (files: ChunkFiles, entry: string[]) => void;
}

/** Returns the webpack configuration of a remote with one exposed module, its routes. */
export function remoteConfig(remote: string, build: RemoteBuild): webpack.Configuration {
  const base = baseConfig(packageFolder(remote), build);
  return {
    ...base,
    name: remote,
    entry: {},
    output: { ...base.output, uniqueName: globalName(remote) },
    // A change of one page can divide a chunk of another. This bound keeps every screen within its limit of scripts.
    optimization: { ...base.optimization, splitChunks: { maxAsyncRequests, minSize } },
    plugins: [
      ...(base.plugins ?? []),
      ...federation({
        name: globalName(remote),
        role: build.alone ? 'alone' : 'remote',
        filename: entryFile,
        exposes: { './routes': exposedModule },
      }),
      new ChunksPlugin(build.onChunks ?? (() => undefined)),
    ],
  };
}
