import { join } from 'node:path';
import type webpack from 'webpack';
import { baseConfig, type BuildOptions } from './base';
import { type ChunkFiles, ChunksPlugin } from './chunks-plugin';
import { federation } from './federation';
import { workspaceRoot } from './package-folders';

interface ShellBuild extends BuildOptions {
  onChunks?: (files: ChunkFiles, entry: string[]) => void;
}

/** Returns the webpack configuration of the host. It names no remotes; the registry lists them at run time. */
export function shellConfig(build: ShellBuild): webpack.Configuration {
  const folder = join(workspaceRoot, 'shell');
  const base = baseConfig(folder, build);
  return {
    ...base,
    name: 'shell',
    entry: { main: './src/index.ts' },
    output: { ...base.output, uniqueName: 'shell' },
    plugins: [
      ...(base.plugins ?? []),
      ...federation({ name: 'shell', role: 'shell' }),
      new ChunksPlugin(build.onChunks ?? (() => undefined)),
    ],
  };
}
