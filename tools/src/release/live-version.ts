import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractManifest, contractManifestFile } from '../contract-usage/manifest-files';
import { appendHistory } from './history';
import { writeFileAtomically } from './registry';
import { assertVersionUnchanged } from './version-signature';

type Single = 'shell' | 'shared-contracts';

const pointer = (site: string, what: Single) => join(site, what, 'live.json');

function live(site: string, what: Single): string | undefined {
  const file = pointer(site, what);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

/** Reads the live version of the shell. Returns undefined before the first release. */
export const readLiveShell = (site: string) => live(site, 'shell');

/** Reads the contract version of a site's API. Returns undefined when each contract came with a shell. */
export const readLiveContract = (site: string) => live(site, 'shared-contracts');

/** Makes a published version of the shell live, in one atomic step. */
export function setLiveShell(site: string, version: string) {
  if (!existsSync(join(site, 'shell', version, 'build.json'))) throw new Error(`shell ${version} was never published here`);
  assertVersionUnchanged(site, { name: 'shell', version });
  writeFileAtomically(pointer(site, 'shell'), JSON.stringify({ version }));
}

/** Publishes a contract and makes it live. Returns its version, which contains a hash of its members. */
export function publishContract(site: string, offer: ContractManifest, reason?: string): string {
  const content = JSON.stringify(offer);
  const version = `${offer.version}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  if (readLiveContract(site) === version) return version;
  writeFileAtomically(join(site, 'shared-contracts', version, contractManifestFile), content);
  writeFileAtomically(pointer(site, 'shared-contracts'), JSON.stringify({ version }));
  appendHistory(site, { act: 'release', what: 'shared-contracts', version, why: reason });
  return version;
}
