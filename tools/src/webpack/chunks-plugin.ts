import type webpack from 'webpack';

/** Files that a dynamic import needs, by the request that is written in it ('./pages/home/home-page'). */
export type ChunkFiles = Record<string, string[]>;

const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));

/** Notes which files each dynamic import loads, so that the page can ask for them in one wave. */
export class ChunksPlugin {
  constructor(private readonly told: (files: ChunkFiles, entry: string[]) => void) {}

  apply(compiler: webpack.Compiler) {
    compiler.hooks.afterEmit.tap('ChunksPlugin', (compilation) => {
      const files: ChunkFiles = {};
      for (const group of compilation.chunkGroups) {
        for (const { request } of group.origins) if (request) files[request] = scripts(group.getFiles());
      }
      const entry = [...compilation.entrypoints.values()].flatMap((point) => scripts(point.getFiles()));
      this.told(files, [...new Set(entry)]);
    });
  }
}
