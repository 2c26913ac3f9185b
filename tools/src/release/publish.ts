import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { type ShellFacts, shellFactsSchema } from '../build/facts';
import { drawPages } from '../prerender/draw-pages';
import { writePageFiles } from '../prerender/page-files';
import { note } from './history';
import { liveShell, pointShellTo } from './live';
import { page } from './page';
import { place } from './place';
import { pointTo } from './pointers';
import { readRegistry, writeWhole } from './registry';
import { writeSiteLicences } from './site-licences';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const configFile = (site: string) => join(site, 'config.json');

/** Keeps the settings of an installation; the page carries them. */
export function writeConfig(site: string, config: Record<string, unknown>) {
  writeWhole(configFile(site), JSON.stringify(config));
}

/** Writes the page anew from the live shell, the registry and the settings, the public pages with their text, and the licences. */
export async function writePage(site: string) {
  const version = liveShell(site);
  if (version === undefined) throw new Error(`No shell was released to ${site} yet`);
  const shell: ShellFacts = shellFactsSchema.parse(json(join(site, 'shell', version, 'build.json')));
  const config = existsSync(configFile(site)) ? (json(configFile(site)) as Record<string, unknown>) : {};
  const parts = { shell, registry: readRegistry(site), config };
  const pages = await drawPages({ site, shellVersion: version, ...parts });
  const plain = page(parts);
  writeWhole(join(site, 'index.html'), plain);
  writeSiteLicences(site, version, parts.registry);
  writePageFiles(site, new Map([...pages].map(([path, drawn]) => [path, page({ ...parts, drawn })])), plain);
}

/** Makes a build of the shell the live one: publishes its folder, then moves the pointer in one step. */
export function releaseShell(site: string, build: Build, why?: string) {
  place(site, build);
  if (liveShell(site) === build.version) return;
  pointShellTo(site, build.version);
  note(site, { act: 'release', what: 'shell', version: build.version, why });
}

/** Makes a build the default version of its remote: publishes its folder, then moves the pointer in one step. */
export function releaseRemote(site: string, build: Build, why?: string) {
  place(site, build);
  const live = readRegistry(site).microFrontends[build.name];
  if (live?.length === 1 && live[0]?.metadata.version === build.version) return;
  pointTo(site, build.name, build.version);
  note(site, { act: 'release', what: build.name, version: build.version, why });
}
