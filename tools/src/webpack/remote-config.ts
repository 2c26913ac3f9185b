import { join } from 'node:path';
import type webpack from 'webpack';
import { baseConfig, type BuildOptions } from './base';
import { type ChunkFiles, ChunksPlugin } from './chunks-plugin';
import { federation } from './federation';
import { root } from './package-folders';

export const entryFile = 'remoteEntry.js';

/** The one module that a remote shows. */
export const exposedModule = './src/routes.tsx';

/** A remote's name as a global variable of the page. */
export const globalName = (remote: string) => remote.replaceAll('-', '_');

export interface RemoteBuild extends BuildOptions {
  /** Brings its own copies of what is shared, to run without the shell. */
  alone?: boolean;
  told?: (files: ChunkFiles, entry: string[]) => void;
}

/** Webpack configuration of a remote: one exposed module, its routes. */
export function remoteConfig(remote: string, build: RemoteBuild): webpack.Configuration {
  const base = baseConfig(join(root, remote), build);
  return {
    ...base,
    name: remote,
    entry: {},
    output: { ...base.output, uniqueName: globalName(remote) },
    plugins: [
      ...(base.plugins ?? []),
      ...federation({
        name: globalName(remote),
        role: build.alone ? 'alone' : 'remote',
        filename: entryFile,
        exposes: { './routes': exposedModule },
      }),
      new ChunksPlugin(build.told ?? (() => undefined)),
    ],
  };
}
