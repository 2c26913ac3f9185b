import type webpack from 'webpack';

/** Files that a dynamic import needs, by its request ('./pages/home/home-page'). */
export type ChunkFiles = Record<string, string[]>;

const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));

/** Returns the files of each dynamic import of a build. */
export function listChunkFiles(compilation: webpack.Compilation): ChunkFiles {
  const files: ChunkFiles = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) if (request) files[request] = scripts(group.getFiles());
  }
  return files;
}

/** Records the files of each dynamic import, so that the page can request them in parallel. */
export class ChunksPlugin {
  constructor(private readonly onChunks: (files: ChunkFiles, entry: string[]) => void) {}

  apply(compiler: webpack.Compiler) {
    compiler.hooks.afterEmit.tap('ChunksPlugin', (compilation) => {
      const entry = [...compilation.entrypoints.values()].flatMap((point) => scripts(point.getFiles()));
      this.onChunks(listChunkFiles(compilation), [...new Set(entry)]);
    });
  }
}
