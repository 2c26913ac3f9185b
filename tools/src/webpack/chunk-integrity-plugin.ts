import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** Ends a chunk's name in the SHA-256 of its content, in base64url, so that the name verifies the file. */
export const hashedName = {
  hashFunction: 'sha256',
  hashDigest: 'base64url',
  hashDigestLength: 43,
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  sourceMapFilename: '[name].js.map',
} as const;

const hashInName = /\.([\w-]{43})\.js$/;

/**
 * Makes a bundle's runtime reject modified chunks. Each added script gets the hash in its name as `integrity`, and a
 * name without a hash throws. The registry contains the hash of the entry, which so verifies all chunks.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = "sha256-" + url.match(${String(hashInName)})[1].replace(/-/g, "+").replace(/_/g, "/") + "=";`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            const stated = hashInName.exec(name)?.[1];
            if (stated === undefined || createHash('sha256').update(source.buffer()).digest('base64url') === stated) continue;
            compilation.errors.push(new webpack.WebpackError(`The hash in the name ${name} is not that of its content`));
          }
        },
      );
    });
  }
}
