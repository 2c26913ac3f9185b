import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletonPackages } from '../budgets/limits';
import { workspaceRoot } from '../webpack/package-folders';

/** The fields of a `package.json` that a published package changes. */
interface Manifest extends Record<string, unknown> {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** An export of a published package. */
type PublishedExport = string | { types: string; default: string };

export const readManifest = (name: string) => JSON.parse(readFileSync(join(workspaceRoot, name, 'package.json'), 'utf8')) as Manifest;

/** Lists the exports with the names that each `*` stands for: './domain/*' becomes './domain/note' and all others. */
function listExports(name: string, { exports }: Manifest): [key: string, source: string][] {
  return Object.entries(exports).flatMap(([key, source]): [string, string][] => {
    const [before = '', after] = source.split('*');
    if (after === undefined) return [[key, source]];
    return readdirSync(join(workspaceRoot, name, before), { recursive: true, encoding: 'utf8' })
      .filter((file) => `/${file}`.endsWith(after) && !/\.(test|gallery)\.tsx?$/.test(file))
      .map((file) => file.slice(0, file.length - after.length).replaceAll('\\', '/'))
      .filter((part) => part && existsSync(join(workspaceRoot, name, `${before}${part}${after}`)))
      .sort()
      .map((part) => [key.replace('*', part), `${before}${part}${after}`]);
  });
}

const toDist = (source: string) => source.replace('./src/', './dist/').replace(/\.tsx?$/, '');

/** Lists the absolute paths of the modules that a package exports as TypeScript. */
export const listEntries = (name: string) =>
  listExports(name, readManifest(name))
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([, source]) => join(workspaceRoot, name, source));

/** Returns the `package.json` of a published package: JavaScript with types instead of sources, and the libraries of the shell as peers. */
export function publishedManifest(name: string): Record<string, unknown> {
  const manifest = readManifest(name);
  const all = Object.entries(manifest.dependencies);
  const isProvided = ([library]: [string, string]) => singletonPackages.includes(library);
  const exports = listExports(name, manifest).map(([key, source]): [string, PublishedExport] => [
    key,
    /\.tsx?$/.test(source) ? { types: `${toDist(source)}.d.ts`, default: `${toDist(source)}.js` } : toDist(source),
  ]);
  return {
    ...manifest,
    private: undefined,
    devDependencies: undefined,
    license: 'UNLICENSED',
    files: ['dist', 'src'],
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(all.filter((one) => !isProvided(one))),
    peerDependencies: { ...Object.fromEntries(all.filter(isProvided)), ...manifest.peerDependencies },
  };
}
