import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin, hashedName } from './chunk-integrity-plugin';
import { ChunkRetryPlugin } from './chunk-retry-plugin';
import { installedFolder, isWorkspacePackage, moduleFile } from './package-folders';
import { readLock } from '../build/fingerprint';
import { trimTimeZones } from './time-zone-data';

export interface BuildOptions {
  mode: 'production' | 'development';
  /** Absolute path of the output folder. */
  output: string;
}

const sources: webpack.RuleSetRule = {
  test: /\.[jt]sx?$/,
  include: isWorkspacePackage,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

function presetsVersion(): string {
  const folder = dirname(moduleFile('tools', 'webpack/base'));
  const hash = createHash('sha256').update(readLock());
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** react-router exports its development build for every condition; these aliases select the production build. */
const aliasRouterForProduction = () => ({
  'react-router$': join(installedFolder('react-router'), 'dist/production/index.mjs'),
  'react-router/dom$': join(installedFolder('react-router'), 'dist/production/dom-export.mjs'),
});

const leanRouter: webpack.RuleSetRule = {
  test: /react-router\/dist\/production\/[^/]+\.mjs$/,
  loader: join(dirname(moduleFile('tools', 'webpack/base')), 'lean-router.cjs'),
};

/** styled-components writes vendor prefixes only on request. Their code adds a kilobyte to every first load. */
const withoutPrefixer = () =>
  new webpack.NormalModuleReplacementPlugin(/\/Prefixer\.js$/, moduleFile('tools', 'webpack/without-vendor-prefixes'));

/** moment-timezone includes the history of all zones (27 kB). The browser needs only a part of it. */
const timeZones: webpack.RuleSetRule = {
  test: /moment-timezone\/data\/packed\/latest\.json$/,
  type: 'json',
  parser: { parse: trimTimeZones },
};

/** moment loads its languages by name. All screens are in English. */
const withoutLocales = new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ });

/** Browser bundles always run with a document: what a page only needs when it is prerendered is left out of them. */
const inBrowser = new webpack.DefinePlugin({ 'typeof document': '"object"' });

/** Name of the chunk with a translation, as in `webpackChunkName`. */
const translationChunk = 'spanish';

/** Returns the common configuration of every bundle: sources through SWC, assets as files, names with content hashes. */
export function baseConfig(folder: string, { mode, output }: BuildOptions): webpack.Configuration {
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // Production bundles do not name their maps, which are not published.
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: output,
      publicPath: 'auto',
      clean: true,
      ...(mode === 'production' ? hashedName : { filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' }),
      crossOriginLoading: 'anonymous',
      // Shorter than the shell's deadline for a screen, so that a second request fits in.
      chunkLoadTimeout: 9_000,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // A shared module that fails to load must fail its consumers instead of passing them an empty module.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: mode === 'production' ? aliasRouterForProduction() : {} },
    plugins: [
      inBrowser,
      withoutPrefixer(),
      withoutLocales,
      new ChunkRetryPlugin(),
      ...(mode === 'production' ? [new ChunkIntegrityPlugin()] : []),
    ],
    module: { rules: [sources, timeZones, leanRouter, { test: /\.(woff2|svg|png)$/, type: 'asset/resource' }] },
    optimization: {
      // A text that a translation shares with a screen stays in the screen's chunk: a chunk of its own would be one more request in
      // English.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== translationChunk },
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3, pure_getters: true }, mangle: true },
        }),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, '.cache/webpack'),
      name: mode,
      // Webpack treats files resolved in node_modules as unchanged, so a change of the presets must change the key.
      version: presetsVersion(),
    },
    stats: 'errors-warnings',
  };
}
