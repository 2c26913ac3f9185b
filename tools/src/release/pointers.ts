import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFactsSchema } from '../build/facts';
import { asVersion, readRegistry, type RegistryVersion, writeRegistry } from './registry';

function published(site: string, remote: string, version: string): RegistryVersion {
  const file = join(site, remote, version, 'build.json');
  if (!existsSync(file)) throw new Error(`${remote} ${version} was never published here`);
  return asVersion(remoteFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

function writeVersions(site: string, remote: string, versions: RegistryVersion[]) {
  const registry = readRegistry(site);
  writeRegistry(site, { ...registry, microFrontends: { ...registry.microFrontends, [remote]: versions } });
}

/** Makes a published version the only one of its remote, in one step. */
export function pointTo(site: string, remote: string, version: string) {
  writeVersions(site, remote, [published(site, remote, version)]);
}

/** Gives a share of the visitors another published version; 0 ends the canary. `traffic` in whole percent. */
export function canary(site: string, remote: string, version: string, traffic: number) {
  const stable = readRegistry(site).microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!stable) throw new Error(`${remote} has no live version`);
  if (stable.metadata.version === version) throw new Error(`${remote} ${version} is the live version already`);
  const rest = { ...stable, deployment: { traffic: 100 - traffic, default: true } };
  const trial = { ...published(site, remote, version), deployment: { traffic, default: false } };
  writeVersions(site, remote, traffic === 0 ? [rest] : [rest, trial]);
}
