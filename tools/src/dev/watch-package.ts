import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { type Build, buildsFolder } from '../build/build-package';
import { describeRemote } from '../build/build-remote';
import { describeShell } from '../build/build-shell';
import { type ChunkFiles, entryFile, remoteConfig, shellConfig } from '../webpack';

/**
 * Rebuilds a package on changes, in development mode. Passes each successful build as a new version to `built`, which
 * releases it. Prints errors; the last successful version remains live. `script` runs first in a remote's entry.
 */
export function watchPackage(name: string, built: (build: Build) => Promise<void>, script?: string): Promise<void> {
  const work = join(buildsFolder, name, 'watched');
  let chunks: ChunkFiles = {};
  let entry: string[] = [];
  const options = {
    mode: 'development' as const,
    output: work,
    onChunks: (files: ChunkFiles, first: string[]) => ([chunks, entry] = [files, first]),
  };
  const config = name === 'shell' ? shellConfig(options) : remoteConfig(name, options);
  const banner = script ? [new webpack.BannerPlugin({ banner: script, raw: true, test: entryFile })] : [];
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), ...banner] });

  async function release(hash: string) {
    const version = `0.0.0-dev.${hash}`;
    if (name === 'shell') await describeShell(version, work, chunks, entry);
    else await describeRemote(name, version, work, chunks);
    const folder = join(buildsFolder, name, version);
    rmSync(folder, { recursive: true, force: true });
    cpSync(work, folder, { recursive: true });
    await built({ name, version, folder, fresh: true });
  }

  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
      if (failure) console.error(failure.message);
      else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
      else void release((stats?.hash ?? 'unknown').slice(0, 10)).then(resolve);
    });
  });
}
