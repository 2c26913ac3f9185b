import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFactsSchema } from '../build/facts';
import { asVersion, readRegistry, type RegistryVersion, writeRegistry } from './registry';

export interface HistoryEntry {
  at: string;
  what: string;
  version: string;
  why?: string;
  who?: string;
}

const historyFile = (site: string) => join(site, 'history.jsonl');

/** Every release and every way back, oldest first. */
export function history(site: string): HistoryEntry[] {
  if (!existsSync(historyFile(site))) return [];
  return readFileSync(historyFile(site), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as HistoryEntry);
}

export function note(site: string, entry: Omit<HistoryEntry, 'at'>) {
  appendFileSync(historyFile(site), `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
}

function published(site: string, remote: string, version: string): RegistryVersion {
  const file = join(site, remote, version, 'build.json');
  if (!existsSync(file)) throw new Error(`${remote} ${version} was never published here`);
  return asVersion(remoteFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Makes a published version the only one of its remote, in one step. */
export function pointTo(site: string, remote: string, version: string) {
  const registry = readRegistry(site);
  writeRegistry(site, { ...registry, microFrontends: { ...registry.microFrontends, [remote]: [published(site, remote, version)] } });
}

/** The version that was live before the one at hand. Throws when there is none. */
export function versionBefore(site: string, remote: string): string {
  const live = readRegistry(site).microFrontends[remote]?.find(({ deployment }) => deployment.default)?.metadata.version;
  const earlier = history(site).filter((entry) => entry.what === remote && entry.version !== live).at(-1);
  if (!earlier) throw new Error(`${remote} has no earlier version to go back to`);
  return earlier.version;
}

/** Gives a share of the visitors another published version; 0 ends the canary. `traffic` in whole percent. */
export function canary(site: string, remote: string, version: string, traffic: number) {
  const registry = readRegistry(site);
  const stable = registry.microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!stable) throw new Error(`${remote} has no live version`);
  if (stable.metadata.version === version) throw new Error(`${remote} ${version} is the live version already`);
  const rest = { ...stable, deployment: { traffic: 100 - traffic, default: true } };
  const trial = { ...published(site, remote, version), deployment: { traffic, default: false } };
  const versions = traffic === 0 ? [{ ...rest, deployment: { traffic: 100, default: true } }] : [rest, trial];
  writeRegistry(site, { ...registry, microFrontends: { ...registry.microFrontends, [remote]: versions } });
}
