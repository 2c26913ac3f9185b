import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Build } from '../build/build-package';
import { type ShellFacts, shellFactsSchema } from '../build/facts';
import { drawPages } from '../prerender/draw-pages';
import { writePageFiles } from '../prerender/page-files';
import { page } from './page';
import { note, pointTo } from './pointers';
import { readRegistry, writeWhole } from './registry';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const shellPointer = (site: string) => join(site, 'shell/live.json');
const configFile = (site: string) => join(site, 'config.json');

/** Copies a build into its own folder of the site. A folder that is there is never written again. */
function place(site: string, { name, version, folder }: Build) {
  const target = join(site, name, version);
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  cpSync(folder, unfinished, { recursive: true });
  renameSync(unfinished, target);
}

/** Keeps the settings of an installation; the page carries them. */
export function writeConfig(site: string, config: Record<string, unknown>) {
  writeWhole(configFile(site), JSON.stringify(config));
}

/** Writes the page anew from the live shell, the registry and the settings, and the public pages with their text. */
export async function writePage(site: string) {
  const { version } = json(shellPointer(site)) as { version: string };
  const shell: ShellFacts = shellFactsSchema.parse(json(join(site, 'shell', version, 'build.json')));
  const config = existsSync(configFile(site)) ? (json(configFile(site)) as Record<string, unknown>) : {};
  const parts = { shell, registry: readRegistry(site), config };
  const pages = await drawPages({ site, shellVersion: version, ...parts });
  writeWhole(join(site, 'index.html'), page(parts));
  writePageFiles(site, new Map([...pages].map(([path, drawn]) => [path, page({ ...parts, drawn })])));
}

/** Makes a build of the shell the live one. */
export function releaseShell(site: string, build: Build) {
  place(site, build);
  const pointer = shellPointer(site);
  if (existsSync(pointer) && (json(pointer) as { version: string }).version === build.version) return;
  writeWhole(pointer, JSON.stringify({ version: build.version }));
  note(site, { what: 'shell', version: build.version });
}

/** Makes a build the default version of its remote: publishes its folder, then moves the pointer in one step. */
export function releaseRemote(site: string, build: Build, why?: string) {
  place(site, build);
  const live = readRegistry(site).microFrontends[build.name];
  if (live?.length === 1 && live[0]?.metadata.version === build.version) return;
  pointTo(site, build.name, build.version);
  note(site, { what: build.name, version: build.version, ...(why ? { why } : {}) });
}
