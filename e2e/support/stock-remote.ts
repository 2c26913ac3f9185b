import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTools, toolsManifest } from '@scanharbor/tools/packed';
import { root } from './site';

export type Bundler = 'webpack' | 'rspack' | 'vite';

const fixture = join(root, 'e2e/fixtures/stock-remote');

/** Creates the `node_modules` of a repository outside of this one: its libraries, the contract and the tools as they are published. */
async function install(folder: string) {
  const modules = join(folder, 'node_modules');
  const suite = join(modules, '@scanharbor');
  mkdirSync(suite, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@scanharbor' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  symlinkSync(join(root, 'shared-contracts'), join(suite, 'shared-contracts'));
  mkdirSync(join(suite, 'tools'));
  await buildTools(join(suite, 'tools'));
  writeFileSync(join(suite, 'tools/package.json'), JSON.stringify(toolsManifest()));
}

const folders: string[] = [];

/** Removes what `buildStockRemote` built. */
export const removeStockRemotes = () => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));

/** Builds a remote like a team outside this repository, with the bundler's own federation runtime. Returns the folder of the bundle. */
export async function buildStockRemote(bundler: Bundler, version: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `scanharbor-stock-${bundler}-`));
  folders.push(folder);
  const name = `mfe-stock-${bundler}`;
  const path = `/stock-${bundler}`;
  const declaration = { name, owner: 'stock', urls: [path], prefixAccess: [], contract: '^1.0.0' };
  cpSync(fixture, folder, { recursive: true });
  await install(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, type: 'module' }));
  writeFileSync(join(folder, 'remote.ts'), `export const declaration = ${JSON.stringify(declaration)};\n`);
  writeFileSync(join(folder, 'src/release.ts'), `export const path = '${path}';\nexport const version = '${version}';\n`);
  // The plugin of Vite does nothing in tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['build.mjs', bundler, version], { cwd: folder, stdio: 'pipe', env });
  return join(folder, 'dist');
}
