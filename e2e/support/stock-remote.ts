import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from './site';

export type Bundler = 'webpack' | 'rspack' | 'vite';

const fixture = join(root, 'e2e/fixtures/stock-remote');
const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Libraries that the page of the remote uses, by the names in the contract. */
const usage = Object.fromEntries(
  ['Link', 'nanoid', 'styled', 'useLocation', 'useSelector'].map((name) => [`export ${name}`, 'src/page.ts']),
);

/** Writes what a bundle states about itself. All scripts count for the only route. */
function writeFacts(output: string, bundler: Bundler, version: string) {
  const scripts = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const chunks = scripts.filter((name) => name !== 'remoteEntry.js');
  const path = `/stock-${bundler}`;
  const write = (name: string, content: object) => writeFileSync(join(output, name), JSON.stringify(content));
  write('contract-usage.json', usage);
  write('contents.json', Object.fromEntries(scripts.map((name) => [name, { stock: statSync(join(output, name)).size }])));
  write('build.json', {
    name: `mfe-stock-${bundler}`,
    owner: 'stock',
    urls: [path],
    prefixAccess: [],
    contract: '^1.0.0',
    version,
    entry: 'remoteEntry.js',
    integrity: integrityOf(join(output, 'remoteEntry.js')),
    container: bundler === 'vite' ? 'module' : 'script',
    chunks: Object.fromEntries(chunks.map((name) => [name, integrityOf(join(output, name))])),
    routes: [{ path, files: chunks }],
  });
}

/** Builds a remote like a team outside this repository, with the bundler's own federation runtime. Returns the folder of the bundle. */
export function buildStockRemote(bundler: Bundler, version: string): string {
  const folder = join(root, 'e2e/.cache/stock', `${bundler}-${version}`);
  const output = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(fixture, 'src'), join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/release.ts'), `export const path = '/stock-${bundler}';\nexport const version = '${version}';\n`);
  // The plugin of Vite does nothing in tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [join(fixture, 'build.mjs'), bundler, folder, output], { cwd: root, stdio: 'pipe', env });
  writeFacts(output, bundler, version);
  return output;
}
