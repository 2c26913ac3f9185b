import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from './list-files';
import { integrityOf } from '../build/integrity';
import { loadSiteKeys } from './site-keys';
import { toStatement } from './statements';

/** File in the folder of a published version: the hash of each of its files, signed at publication. */
const signatureFile = 'signature.json';

export const signedFilesSchema = z.strictObject({ files: z.record(z.string(), z.string()), signature: z.string() });

/** A version of the shell or a remote. */
interface Version {
  name: string;
  version: string;
}

/** Returns the integrity of each file in a folder, by its path in the folder, sorted. */
export const hashFiles = (folder: string, paths: string[]): Record<string, string> =>
  Object.fromEntries(
    paths
      .filter((path) => path !== signatureFile)
      .sort()
      .map((path) => [path, integrityOf(join(folder, path))]),
  );

/** Returns one line for each file that differs between the signed list and the folder. */
export const compareFiles = (signed: Record<string, string>, found: Record<string, string>): string[] => [
  ...Object.keys(signed).flatMap((path) =>
    found[path] === undefined ? [`${path} is missing`] : found[path] === signed[path] ? [] : [`${path} was changed`],
  ),
  ...Object.keys(found).flatMap((path) => (signed[path] === undefined ? [`${path} was added`] : [])),
];

/** Signs the files of a version in its folder, which may not be in its final place yet. */
export function signVersion(site: string, { name, version }: Version, folder = join(site, name, version)) {
  const keys = loadSiteKeys(site);
  const files = hashFiles(folder, listFiles(folder));
  const signature = keys.sign(toStatement('version', keys.site, name, version, files));
  writeFileSync(join(folder, signatureFile), JSON.stringify({ files, signature }));
}

/** Lists why a published version is not the one that was released; empty when it is. */
export function findVersionChanges(site: string, { name, version }: Version): string[] {
  const folder = join(site, name, version);
  const file = join(folder, signatureFile);
  if (!existsSync(file)) return ['it is not signed'];
  const keys = loadSiteKeys(site);
  const parsed = signedFilesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) return [`${signatureFile} is invalid`];
  const { files, signature } = parsed.data;
  if (!keys.verify(toStatement('version', keys.site, name, version, files), signature))
    return [`${signatureFile} is not by a key of this site`];
  return compareFiles(files, hashFiles(folder, listFiles(folder)));
}

/** Throws when a published version is not the one that was released: a changed file would become live with a new signature. */
export function assertVersionUnchanged(site: string, { name, version }: Version) {
  const lines = findVersionChanges(site, { name, version });
  if (lines.length > 0)
    throw new Error(
      [
        `Rejected: ${name} ${version} in ${site} is not as it was published (npm run remote -- sign --force accepts it as it is):`,
        ...lines.map((line) => `  ${line}`),
      ].join('\n'),
    );
}
