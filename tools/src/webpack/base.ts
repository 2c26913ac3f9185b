import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin, hashedName } from './chunk-integrity-plugin';
import { isOurs, root } from './package-folders';

export interface BuildOptions {
  mode: 'production' | 'development';
  /** Absolute folder that the build is written to. */
  output: string;
}

const sources: webpack.RuleSetRule = {
  test: /\.[jt]sx?$/,
  include: isOurs,
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
  const folder = join(root, 'tools/src/webpack');
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** react-router exports its development build for every condition; ours name the production one. */
const routerForProduction = {
  'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** styled-components writes no vendor prefixes unless asked to; the code for them weighs a kilobyte of every first load. */
const withoutPrefixer = new webpack.NormalModuleReplacementPlugin(/\/Prefixer\.js$/, join(root, 'tools/src/webpack/no-prefixes.ts'));

/** What every bundle of the suite has in common: sources through SWC, assets as files, names with content hashes. */
export function baseConfig(folder: string, { mode, output }: BuildOptions): webpack.Configuration {
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: output,
      publicPath: 'auto',
      clean: true,
      ...(mode === 'production' ? hashedName : { filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' }),
      crossOriginLoading: 'anonymous',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // A shared module that failed to load must fail its consumers, not hand them an empty module.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: mode === 'production' ? routerForProduction : {} },
    plugins: [withoutPrefixer, ...(mode === 'production' ? [new ChunkIntegrityPlugin()] : [])],
    module: { rules: [sources, { test: /\.(woff2|svg)$/, type: 'asset/resource' }] },
    optimization: {
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
      // Webpack takes what it resolved in node_modules for settled, so a change of the presets must change the key.
      version: presetsVersion(),
    },
    stats: 'errors-warnings',
  };
}
