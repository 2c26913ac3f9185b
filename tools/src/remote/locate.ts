import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { privateMapsFolder } from '../release/publish-build';
import { type RemoteOptions } from './options';

/** Webpack's names of files begin so, and go on from the folder of the package. */
const webpackPrefix = /^webpack:\/\/[^/]*\//;

/** Returns the source of a position in a released file, `src/pages/test-page.tsx:12:3`. Throws with one line for an unknown one. */
function locate(site: string, position: string): string {
  const [, folder = '', file = '', line = '', column = ''] = /^([\w-]+\/[\w.-]+)\/([\w.-]+)\.js:(\d+):(\d+)$/.exec(position) ?? [];
  if (!folder) throw new Error(`A position is NAME/VERSION/FILE.js:LINE:COLUMN, not ${position}`);
  // The map of a chunk lacks the hash of its name.
  const map = join(site, privateMapsFolder, folder, `${file.replace(/\.[\w-]{43}$/, '')}.js.map`);
  if (!existsSync(map)) throw new Error(`No source map: ${map}`);
  // Columns of browsers count from 1, those of source maps from 0.
  const trace = new TraceMap(readFileSync(map, 'utf8'));
  const found = originalPositionFor(trace, { line: Number(line), column: Number(column) - 1 });
  if (found.source === null) throw new Error(`No source at ${position}`);
  // The library takes a folder above that of the package for the top of a host.
  const name = trace.sources[trace.resolvedSources.indexOf(found.source)] ?? '';
  const source = posix.join(folder.split('/')[0] ?? '', name.replace(webpackPrefix, ''));
  return `${source}:${found.line}:${found.column + 1}${found.name ? ` ${found.name}` : ''}`;
}

/** Prints the source of each position that a fault of a page has. */
export function printSources(position: string, { site, positions = [] }: RemoteOptions) {
  for (const each of [position, ...positions]) console.log(`${each}\n  ${locate(site, each)}`);
}
