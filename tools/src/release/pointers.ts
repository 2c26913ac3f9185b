import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRemoteManifest } from '../build/build-manifest';
import { asVersion, readRegistry, type RegistryVersion, writeRegistry } from './registry';
import { assertVersionUnchanged } from './version-signature';

function published(site: string, remote: string, version: string): RegistryVersion {
  const folder = join(site, remote, version);
  if (!existsSync(join(folder, 'build.json'))) throw new Error(`${remote} ${version} was never published here`);
  assertVersionUnchanged(site, { name: remote, version });
  return asVersion(readRemoteManifest(folder));
}

function writeVersions(site: string, remote: string, versions: RegistryVersion[]) {
  const registry = readRegistry(site);
  writeRegistry(site, { ...registry, microFrontends: { ...registry.microFrontends, [remote]: versions } });
}

/** Makes a published version the only live version of its remote, in one atomic step. */
export function setLiveVersion(site: string, remote: string, version: string) {
  writeVersions(site, remote, [published(site, remote, version)]);
}

/** Gives a share of the visitors another published version. `traffic` is a percentage without decimals; 0 ends the canary. */
export function setCanary(site: string, remote: string, version: string, traffic: number) {
  const stable = readRegistry(site).microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!stable) throw new Error(`${remote} has no live version`);
  if (stable.metadata.version === version) throw new Error(`${remote} ${version} is already the live version`);
  const rest = { ...stable, deployment: { traffic: 100 - traffic, default: true } };
  const trial = { ...published(site, remote, version), deployment: { traffic, default: false } };
  writeVersions(site, remote, traffic === 0 ? [rest] : [rest, trial]);
}
