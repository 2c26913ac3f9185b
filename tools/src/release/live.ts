import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Offer, offerFile } from '../contract-usage/write';
import { note } from './history';
import { writeWhole } from './registry';

type Single = 'shell' | 'shared-contracts';

const pointer = (site: string, what: Single) => join(site, what, 'live.json');

function live(site: string, what: Single): string | undefined {
  const file = pointer(site, what);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

/** Version of the shell that a site shows; undefined before the first release. */
export const liveShell = (site: string) => live(site, 'shell');

/** Version of the contract that the API of a site answers; undefined when none was released apart from a shell. */
export const liveContract = (site: string) => live(site, 'shared-contracts');

/** Makes a published version of the shell the live one, in one step. */
export function pointShellTo(site: string, version: string) {
  if (!existsSync(join(site, 'shell', version, 'build.json'))) throw new Error(`shell ${version} was never published here`);
  writeWhole(pointer(site, 'shell'), JSON.stringify({ version }));
}

/** Publishes a contract and makes it the live one; gives its version, which holds a hash of its members. */
export function publishContract(site: string, offer: Offer, why?: string): string {
  const content = JSON.stringify(offer);
  const version = `${offer.version}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  if (liveContract(site) === version) return version;
  writeWhole(join(site, 'shared-contracts', version, offerFile), content);
  writeWhole(pointer(site, 'shared-contracts'), JSON.stringify({ version }));
  note(site, { act: 'release', what: 'shared-contracts', version, why });
  return version;
}
