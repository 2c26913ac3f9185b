import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { type z } from 'zod';
import { readRemoteManifest } from '../build/build-manifest';
import {
  type ContractManifest,
  contractManifestFile,
  contractManifestSchema,
  usageFile,
  usageSchema,
} from '../contract-usage/manifest-files';
import { readRegistry } from './registry';
import { readLiveContract, readLiveShell } from './live-version';

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** A published version of a remote and its folder. */
interface Published {
  remote: string;
  version: string;
  folder: string;
}

/** Reads the contract of a shell build. Returns undefined for a build without a contract manifest. */
export const readContractManifest = (folder: string): ContractManifest | undefined =>
  read(join(folder, contractManifestFile), contractManifestSchema);

/** Reads what a build uses of the contract: the file of each member. Returns undefined for a build without a record. */
export const readUsage = (folder: string) => read(join(folder, usageFile), usageSchema);

/** Lists the incompatibilities of a remote's version with a contract, one line for each missing member. Empty when compatible. */
export function findIncompatibilities({ remote, version, folder }: Published, offer: ContractManifest): string[] {
  const build = `${remote} ${version}`;
  const { contract } = readRemoteManifest(folder);
  const range = satisfies(offer.version, contract) ? [] : [`${build} requires contract ${contract}, not ${offer.version}`];
  const usage = readUsage(folder);
  if (!usage) return [...range, `${build} has no record of its contract usage: build and release it again`];
  const offered = new Set(offer.members);
  const missing = Object.entries(usage).filter(([member]) => !offered.has(member));
  return [...range, ...missing.map(([member, file]) => `${build} uses ${member} (${file})`)];
}

/** Lists every version of every remote that visitors of a site may receive. */
function liveVersions(site: string): Published[] {
  return Object.entries(readRegistry(site).microFrontends).flatMap(([remote, versions]) =>
    versions.map(({ metadata: { version } }) => ({ remote, version, folder: join(site, remote, version) })),
  );
}

function throwUnlessEmpty(title: string, lines: string[]) {
  if (lines.length > 0) throw new Error([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/** Throws when a live version of a remote uses a removed member of a contract, because it would fail for visitors. */
export function assertLiveRemotesCompatible(site: string, offer: ContractManifest) {
  const lines = liveVersions(site).flatMap((live) => findIncompatibilities(live, offer));
  throwUnlessEmpty('Rejected: live versions use members that this contract lacks. Retain them until those versions are replaced:', lines);
}

function readLiveOffers(site: string): ContractManifest[] {
  const live = [join('shell', readLiveShell(site) ?? ''), join('shared-contracts', readLiveContract(site) ?? '')];
  return live.flatMap((folder) => readContractManifest(join(site, folder)) ?? []);
}

/** Lists the members that the live shell and the live contract provide. */
export const listLiveMembers = (site: string): string[] => [...new Set(readLiveOffers(site).flatMap(({ members }) => members))];

/** Lists the members and the contract range of a version that the live shell or the live contract does not provide. */
export const listMissingMembers = (site: string, version: Published): string[] => [
  ...new Set(readLiveOffers(site).flatMap((offer) => findIncompatibilities(version, offer))),
];

/** Throws when a version of a remote uses a member that the live shell or the live contract does not provide. */
export function assertCompatibleWithLive(site: string, version: Published) {
  if (!existsSync(join(version.folder, 'build.json'))) throw new Error(`${version.remote} ${version.version} was never published here`);
  const live = { shell: readLiveShell(site), 'shared-contracts': readLiveContract(site) };
  for (const [what, number] of Object.entries(live)) {
    if (number === undefined) continue;
    const offer = readContractManifest(join(site, what, number));
    if (offer)
      throwUnlessEmpty(
        `Rejected: ${what} ${number} lacks members that this version uses. Release ${what} first:`,
        findIncompatibilities(version, offer),
      );
  }
}
