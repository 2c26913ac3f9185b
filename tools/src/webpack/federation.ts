import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { moduleFile } from './package-folders';
import { PlatformPlugin } from './platform-plugin';
import { type Role, sharing } from './sharing';

interface Federated {
  /** Name of the build's global variable in the page. */
  name: string;
  role: Role;
  /** Modules that a remote exposes, and the file of its entry. */
  exposes?: Record<string, string>;
  filename?: string;
}

/** Returns the plugins of a federated build: selected shared modules, and the suite's runtime instead of the packaged one. */
export const federation = ({ role, ...options }: Federated): webpack.WebpackPluginInstance[] => [
  new PlatformPlugin(),
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime\/dist\/bundler\.c?js$/,
    moduleFile('shared-contracts', 'federation/runtime'),
  ),
  new ModuleFederationPlugin({ ...options, shared: sharing(role), dts: false, manifest: false }),
];
