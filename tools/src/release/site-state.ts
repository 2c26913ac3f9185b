import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listMissingMembers, readUsage } from './compatibility';
import { findFreeze, readFreezes, wholeSite } from './freezes';
import { findPreviousVersion, readHistory } from './history';
import { readLiveContract, readLiveShell } from './live-version';
import { readRegistry, type RegistryVersion } from './registry';
import { getRevision } from './revision';

/** The newest entries of the history and versions of a remote that a state contains. */
const maxListed = 50;

function findRollbackTarget(site: string, name: string): string | null {
  try {
    return findPreviousVersion(site, name);
  } catch {
    return null;
  }
}

/** Lists the published versions of a remote, the newest first. */
function listPublished(site: string, name: string): string[] {
  const folder = join(site, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((version) => existsSync(join(folder, version, 'build.json')))
    .map((version) => ({ version, at: statSync(join(folder, version)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .slice(0, maxListed)
    .map(({ version }) => version);
}

function describeVersion(site: string, name: string, { metadata: { version }, deployment, extras }: RegistryVersion) {
  const folder = join(site, name, version);
  const { owner, contract } = extras.scanharbor;
  const usage = readUsage(folder);
  return {
    version,
    share: deployment.traffic,
    stable: deployment.default,
    owner,
    contract,
    /** What the version uses of the contract; null for a build without a record. */
    uses: usage ? Object.keys(usage).sort() : null,
    /** What of that the live shell or contract lacks. */
    lacks: listMissingMembers(site, { remote: name, version, folder }),
  };
}

/**
 * Returns what is live on a site, for programs: of the shell and each remote the versions with their shares in percent, owner and contract,
 * the revision that a change starts from, the version that a rollback returns to, the published versions and its freeze; the freeze of the
 * whole site; and the history with the freezes, newest first.
 */
export function readSiteState(site: string) {
  const shell = readLiveShell(site);
  const describe = (name: string) => ({
    name,
    revision: getRevision(site, name),
    previous: findRollbackTarget(site, name),
    published: listPublished(site, name),
    frozen: findFreeze(site, name),
  });
  const platform = { share: 100, stable: true, owner: 'platform', contract: readLiveContract(site) ?? '', uses: null, lacks: [] };
  return {
    releases: [
      ...(shell === undefined ? [] : [{ ...describe('shell'), versions: [{ ...platform, version: shell }] }]),
      ...Object.entries(readRegistry(site).microFrontends).map(([name, versions]) => ({
        ...describe(name),
        versions: versions.map((version) => describeVersion(site, name, version)),
      })),
    ],
    frozen: findFreeze(site, wholeSite),
    history: [...readHistory(site), ...readFreezes(site).map((entry) => ({ ...entry, version: '' }))]
      .sort((one, other) => one.at.localeCompare(other.at))
      .slice(-maxListed)
      .reverse(),
  };
}
