import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** A chunk's name ends in the SHA-256 of what is in it, in base64url: whoever knows the name can check the file. */
export const hashedName = {
  hashFunction: 'sha256',
  hashDigest: 'base64url',
  hashDigestLength: 43,
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  // Without a hash: the name of the map stands in the file that it belongs to, and no file can hold its own hash.
  sourceMapFilename: '[name].js.map',
} as const;

const hashInName = /\.([\w-]{43})\.js$/;

/**
 * Lets a bundle's runtime refuse a chunk that is not the one that was built: each script it adds carries the hash of its
 * name as `integrity`, and a name without one throws. The entry's own hash is in the registry, so it vouches for all.
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
