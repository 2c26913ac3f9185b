import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Build } from '../build/build-package';
import { remoteFactsSchema, type ShellFacts, shellFactsSchema } from '../build/facts';
import { page } from './page';
import { asVersion, readRegistry, type Registry, writeRegistry, writeWhole } from './registry';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const shellPointer = (site: string) => join(site, 'shell/live.json');

/** Copies a build into its own folder of the site. A folder that is there is never written again. */
function place(site: string, { name, version, folder }: Build) {
  const target = join(site, name, version);
  if (existsSync(target)) return;
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  cpSync(folder, unfinished, { recursive: true });
  renameSync(unfinished, target);
}

function note(site: string, entry: Record<string, string>) {
  appendFileSync(join(site, 'history.jsonl'), `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
}

/** Writes the page anew from the live shell and the registry. */
export function writePage(site: string, config: Record<string, unknown>) {
  const { version } = json(shellPointer(site)) as { version: string };
  const shell: ShellFacts = shellFactsSchema.parse(json(join(site, 'shell', version, 'build.json')));
  writeWhole(join(site, 'index.html'), page({ shell, registry: readRegistry(site), config }));
}

/** Makes a build of the shell the live one. */
export function releaseShell(site: string, build: Build) {
  place(site, build);
  writeWhole(shellPointer(site), JSON.stringify({ version: build.version }));
  note(site, { what: 'shell', version: build.version });
}

/** Makes a build the default version of its remote: publishes its folder, then moves the pointer in one step. */
export function releaseRemote(site: string, build: Build) {
  place(site, build);
  const facts = remoteFactsSchema.parse(json(join(site, build.name, build.version, 'build.json')));
  const registry: Registry = readRegistry(site);
  writeRegistry(site, { ...registry, microFrontends: { ...registry.microFrontends, [facts.name]: [asVersion(facts)] } });
  note(site, { what: facts.name, version: facts.version });
}
