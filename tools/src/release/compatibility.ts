import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { type z } from 'zod';
import { remoteFactsSchema } from '../build/facts';
import { type Offer, offerFile, offerSchema, usageFile, usageSchema } from '../contract-usage/write';
import { readRegistry } from './registry';
import { liveContract, liveShell } from './live';

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** A published version of a remote and where its folder is. */
interface Published {
  remote: string;
  version: string;
  folder: string;
}

/** The contract that a build of the shell brings; undefined when it was made before builds said so. */
export const offerOf = (folder: string): Offer | undefined => read(join(folder, offerFile), offerSchema);

/** Why a remote's version does not work with a contract: one line for each member that it lacks. Empty when it does. */
function misfits({ remote, version, folder }: Published, offer: Offer): string[] {
  const who = `${remote} ${version}`;
  const { contract } = remoteFactsSchema.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
  const range = satisfies(offer.version, contract) ? [] : [`${who} is made for contract ${contract}, not for ${offer.version}`];
  const usage = read(join(folder, usageFile), usageSchema);
  if (!usage) return [...range, `${who} does not say what it uses of the contract: build and release it anew`];
  const offered = new Set(offer.members);
  const lacking = Object.entries(usage).filter(([member]) => !offered.has(member));
  return [...range, ...lacking.map(([member, file]) => `${who} uses ${member} (${file})`)];
}

/** Every version of every remote that visitors of a site may get. */
function liveVersions(site: string): Published[] {
  return Object.entries(readRegistry(site).microFrontends).flatMap(([remote, versions]) =>
    versions.map(({ metadata: { version } }) => ({ remote, version, folder: join(site, remote, version) })),
  );
}

function refuse(title: string, lines: string[]) {
  if (lines.length > 0) throw new Error([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/** Throws when a live version of any remote uses what a contract no longer has: it would break in front of visitors. */
export function requireLiveRemotesFit(site: string, offer: Offer) {
  const lines = liveVersions(site).flatMap((live) => misfits(live, offer));
  refuse('Refused: live versions use what this contract lacks. Keep it until they are replaced:', lines);
}

/** Throws when a version of a remote uses what the live shell or the live contract does not bring yet, or no longer. */
export function requireFitsLive(site: string, version: Published) {
  if (!existsSync(join(version.folder, 'build.json'))) throw new Error(`${version.remote} ${version.version} was never published here`);
  const live = { shell: liveShell(site), 'shared-contracts': liveContract(site) };
  for (const [what, number] of Object.entries(live)) {
    const offer = number === undefined ? undefined : offerOf(join(site, what, number));
    if (offer) refuse(`Refused: ${what} ${number} lacks what this version uses. Release ${what} first:`, misfits(version, offer));
  }
}
