#!/usr/bin/env node
/**
 * Runs a TypeScript file of this package: `node mock-api/run.mjs mock-api/src/server.ts --port 3001`. Node 20 loads TypeScript and 500
 * small modules slowly, so the file is compiled, with all code of this repository that it imports, and starts in half the time. What was
 * compiled stays in `.cache` until one of its sources changes. Where nothing can be written, the sources run as they are.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const packageFolder = import.meta.dirname;
const cache = join(packageFolder, '.cache/compiled');
/** Processes that started before a change may still load parts of what was compiled then. */
const keptFolders = 8;

const [, , file = '', ...args] = process.argv;
const entry = resolve(file);
if (!existsSync(entry)) {
  console.error('Name the file to run: node mock-api/run.mjs mock-api/src/server.ts [--port 3001]');
  process.exit(1);
}
const name = basename(entry, '.ts');
const sourceList = join(cache, `${name}.json`);

/** Names the folder for these sources by their content. Undefined when one is missing. */
function getFolder(sources) {
  const hash = createHash('sha256').update(packageFolder);
  try {
    for (const source of sources) hash.update(source).update(readFileSync(join(packageFolder, source)));
  } catch {
    return undefined;
  }
  return join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
}

function findCompiled() {
  if (!existsSync(sourceList)) return undefined;
  const folder = getFolder(JSON.parse(readFileSync(sourceList, 'utf8')));
  return folder && existsSync(folder) ? folder : undefined;
}

/** Packages of npm are loaded as they are installed. */
const keepPackages = {
  name: 'keep-packages',
  setup: (build) =>
    void build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@scanharbor/') ? undefined : { path, external: true },
    ),
};

/** Moves a finished folder to its place. Another process may have done the same before. */
function publish(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

function removeOldest() {
  const folders = readdirSync(cache, { withFileTypes: true }).filter((item) => item.isDirectory() && item.name.startsWith(`${name}-`));
  const byAge = folders.map((item) => join(cache, item.name)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byAge.slice(keptFolders)) rmSync(folder, { recursive: true, force: true });
}

/** Writes the compiled file and its parts into the folder. Returns the sources. */
async function build(folder) {
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    absWorkingDir: packageFolder,
    entryPoints: { [name]: entry, 'engine-thread': 'src/db/engine/engine-worker.ts' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    keepNames: true,
    sourcemap: true,
    metafile: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    plugins: [keepPackages],
    logLevel: 'error',
  });
  return ['run.mjs', ...Object.keys(metafile.inputs)];
}

async function compile() {
  const part = join(cache, `${name}-new-${process.pid}`);
  mkdirSync(part, { recursive: true });
  const start = Date.now();
  try {
    const sources = await build(part);
    const isChanged = (source) => statSync(join(packageFolder, source)).mtimeMs >= start;
    if (sources.some(isChanged)) return await compile();
    const folder = getFolder(sources);
    publish(part, folder);
    writeFileSync(`${part}.json`, JSON.stringify(sources));
    renameSync(`${part}.json`, sourceList);
    removeOldest();
    return folder;
  } finally {
    for (const rest of [part, `${part}.json`]) rmSync(rest, { recursive: true, force: true });
  }
}

/** Returns the file to load: the compiled one, or the source when the file system refuses to keep that. */
async function prepare() {
  try {
    const folder = findCompiled() ?? (await compile());
    process.setSourceMapsEnabled(true);
    return join(folder, `${name}.mjs`);
  } catch (error) {
    if (error.syscall === undefined) throw error;
    const { register } = await import('tsx/esm/api');
    register();
    return entry;
  }
}

process.argv = [process.execPath, entry, ...args];
await import(pathToFileURL(await prepare()));
