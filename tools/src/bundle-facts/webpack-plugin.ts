import type webpack from 'webpack';
import { readContents } from '../budgets/bundle-contents-plugin';
import { listChunkFiles } from '../webpack/chunks-plugin';
import { type FactsOptions, writeFacts } from './write-facts';

/**
 * Plugin of webpack and Rspack: describes the built container for `scanharbor publish --from`, in files beside its scripts. The entry of
 * the container is `remoteEntry.js`. The build fails when the declaration or the routes of the remote cannot be read.
 */
export class BundleFactsPlugin {
  constructor(private readonly options: FactsOptions = {}) {}

  apply(compiler: webpack.Compiler) {
    compiler.hooks.afterEmit.tapPromise('BundleFactsPlugin', async (compilation) => {
      const files = listChunkFiles(compilation);
      await writeFacts(
        {
          output: compilation.outputOptions.path,
          container: 'script',
          contents: readContents(compilation),
          findScripts: (request) => files[request],
        },
        this.options,
      );
    });
  }
}
