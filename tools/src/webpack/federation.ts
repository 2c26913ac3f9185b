import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { contractsFolder } from './package-folders';
import { PlatformPlugin } from './platform-plugin';
import { type Role, sharing } from './sharing';

interface Federated {
  /** The build's name as a global variable of the page. */
  name: string;
  role: Role;
  /** What a remote shows, and the file of its entry. */
  exposes?: Record<string, string>;
  filename?: string;
}

/** The plugins of a build that takes part in the page: curated sharing, and our own runtime in place of the packaged one. */
export const federation = ({ role, ...own }: Federated): webpack.WebpackPluginInstance[] => [
  new PlatformPlugin(),
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime\/dist\/bundler\.c?js$/,
    join(contractsFolder, 'src/federation/runtime.ts'),
  ),
  new ModuleFederationPlugin({ ...own, shared: sharing(role), dts: false, manifest: false }),
];
