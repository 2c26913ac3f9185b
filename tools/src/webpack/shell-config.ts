import { join } from 'node:path';
import type webpack from 'webpack';
import { baseConfig, type BuildOptions } from './base';
import { type ChunkFiles, ChunksPlugin } from './chunks-plugin';
import { federation } from './federation';
import { root } from './package-folders';

export interface ShellBuild extends BuildOptions {
  told?: (files: ChunkFiles, entry: string[]) => void;
}

/** Webpack configuration of the host. It names no remote: they come from the registry at run time. */
export function shellConfig(build: ShellBuild): webpack.Configuration {
  const folder = join(root, 'shell');
  const base = baseConfig(folder, build);
  return {
    ...base,
    name: 'shell',
    entry: { main: './src/index.ts' },
    output: { ...base.output, uniqueName: 'shell' },
    plugins: [...(base.plugins ?? []), ...federation({ name: 'shell', role: 'shell' }), new ChunksPlugin(build.told ?? (() => undefined))],
  };
}
