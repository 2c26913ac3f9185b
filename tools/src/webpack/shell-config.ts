import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type webpack from 'webpack';
import { baseConfig, type BuildOptions } from './base';
import { type ChunkFiles, ChunksPlugin } from './chunks-plugin';
import { root } from './package-folders';
import { PlatformPlugin } from './platform-plugin';
import { sharing } from './sharing';

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
    plugins: [
      ...(base.plugins ?? []),
      new PlatformPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharing('shell'),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(folder, 'src/federation/provide-runtime.ts')],
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ChunksPlugin(build.told ?? (() => undefined)),
    ],
  };
}
