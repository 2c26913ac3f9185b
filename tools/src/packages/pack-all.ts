import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../webpack/package-folders';
import { compileSources } from './compile-sources';
import { buildCreator, creatorManifest } from './pack-creator';
import { buildTools, toolsManifest } from './pack-tools';
import { listEntries, publishedManifest } from './published-manifest';

/** Packages that a remote imports; the other two are the tools and the template. */
const libraries = ['shared-contracts', 'shared-ui'];

const notPublished = /\.(test|gallery)\.tsx?$|\/gallery(\/|$)/;
/** Files that need no compiler: they are published as they are. */
const asTheyAre = /\.(js|mjs|cjs|d\.ts|json)$/;

function copySources(name: string, stage: string) {
  const sources = join(workspaceRoot, name, 'src');
  cpSync(sources, join(stage, 'src'), { recursive: true, filter: (file) => !notPublished.test(file) });
  const isFolder = (file: string) => !/\.[a-z]+$/.test(file);
  cpSync(sources, join(stage, 'dist'), {
    recursive: true,
    filter: (file) => !notPublished.test(file) && (isFolder(relative(sources, file)) || asTheyAre.test(file)),
  });
}

/** Builds the published packages and writes their tarballs into a folder. Returns the paths of the tarballs. */
export async function packAll(destination: string): Promise<string[]> {
  const stage = join(workspaceRoot, 'dist/packages');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  for (const name of libraries) copySources(name, join(stage, name));
  compileSources(libraries.map((name) => ({ name, entries: listEntries(name), output: join(stage, name, 'dist') })));
  await buildTools(join(stage, 'tools'));
  await buildCreator(join(stage, 'creator'));
  const manifests = {
    ...Object.fromEntries(libraries.map((name) => [name, publishedManifest(name)])),
    tools: toolsManifest(),
    creator: creatorManifest(),
  };
  const tarballs: string[] = [];
  for (const [name, manifest] of Object.entries(manifests)) {
    const folder = join(stage, name);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', destination], { cwd: folder });
    const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
    tarballs.push(join(destination, filename));
  }
  return tarballs;
}
