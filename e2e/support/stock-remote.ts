import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from './site';

/** `plain-webpack` is webpack with the federation plugin that it contains. */
export type Bundler = 'webpack' | 'plain-webpack' | 'rspack' | 'vite';

/** How a remote shares the library `greeting`, which the shell does not have. */
interface Greeting {
  /** Version that the remote brings; without one it relies on others. */
  brings?: string;
  /** Rules of the federation plugin. */
  rules: { requiredVersion: string; singleton?: boolean; strictVersion?: boolean; eager?: boolean; import?: false };
}

interface StockRemote {
  bundler: Bundler;
  version: string;
  /** Last word of its name and URL, by default the bundler. */
  name?: string;
  greeting?: Greeting;
}

const fixture = join(root, 'e2e/fixtures/stock-remote');
const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Libraries that the page of the remote uses, by the names in the contract. */
const usage = Object.fromEntries(
  ['Link', 'nanoid', 'styled', 'useLocation', 'useSelector'].map((name) => [`export ${name}`, 'src/page.ts']),
);

/** Writes what a bundle states about itself. All scripts count for the only route. */
function writeFacts(output: string, { bundler, version, name: word = bundler }: StockRemote) {
  const scripts = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const chunks = scripts.filter((name) => name !== 'remoteEntry.js');
  const path = `/stock-${word}`;
  const write = (name: string, content: object) => writeFileSync(join(output, name), JSON.stringify(content));
  write('contract-usage.json', usage);
  write('contents.json', Object.fromEntries(scripts.map((name) => [name, { stock: statSync(join(output, name)).size }])));
  write('build.json', {
    name: `mfe-stock-${word}`,
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

/** Installs a version of the library that remotes share beside the shell; `npm install` would do the same. */
function installGreeting(folder: string, version: string) {
  const library = join(folder, 'node_modules/greeting');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'package.json'), JSON.stringify({ name: 'greeting', version, main: 'index.js' }));
  writeFileSync(join(library, 'index.js'), `export const version = '${version}';\n`);
}

/** Builds a remote like a team outside this repository, with the bundler's own federation runtime. Returns the folder of the bundle. */
export function buildStockRemote(remote: StockRemote): string {
  const { bundler, version, name = bundler, greeting } = remote;
  const folder = join(root, 'e2e/.cache/stock', `${name}-${version}`);
  const output = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(fixture, 'src'), join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/release.ts'), `export const path = '/stock-${name}';\nexport const version = '${version}';\n`);
  if (greeting) writeFileSync(join(folder, 'src/greeting.ts'), `export { version as greeting } from 'greeting';\n`);
  if (greeting?.brings) installGreeting(folder, greeting.brings);
  // The plugin of Vite does nothing in tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  const shared = JSON.stringify(greeting ? { greeting: greeting.rules } : {});
  execFileSync(process.execPath, [join(fixture, 'build.mjs'), bundler, name, shared, folder, output], { cwd: root, stdio: 'pipe', env });
  writeFacts(output, remote);
  return output;
}
