import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { historyName } from './history';
import { writeFileAtomically } from './registry';
import { loadSiteKeys } from './site-keys';
import { toStatement } from './statements';
import { compareFiles, hashFiles, signedFilesSchema } from './version-signature';

const isVersion = /(^|\/)\d+\.\d+\.\d+[^/]*(\/|$)/;

/** Lists the hash of each file that points to versions, signed with each release. */
const signaturesFile = 'signatures.json';

/** Lists the files that point to versions: the pages, the registry and the pointers. Excludes the files of the versions and the history. */
export function listPointerFiles(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !isVersion.test(path) && !path.startsWith('.') && path !== historyName && !/\.(unfinished|invalid)$/.test(path));
}

const hashPointerFiles = (site: string) =>
  hashFiles(
    site,
    listPointerFiles(site).filter((path) => path !== signaturesFile),
  );

/** Signs the pages, the registry and the pointers of a site as they are, at the end of each release. */
export function signPointerFiles(site: string) {
  const keys = loadSiteKeys(site);
  const files = hashPointerFiles(site);
  const signature = keys.sign(toStatement('pages', keys.site, files));
  writeFileAtomically(join(site, signaturesFile), JSON.stringify({ files, signature }));
}

/** Lists the pages and pointers of a site that are not as released; empty when all are. */
export function findPointerChanges(site: string): string[] {
  const file = join(site, signaturesFile);
  if (!existsSync(file)) return [`${signaturesFile} is missing`];
  const { files, signature } = signedFilesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const keys = loadSiteKeys(site);
  if (!keys.verify(toStatement('pages', keys.site, files), signature)) return [`${signaturesFile} is not by a key of this site`];
  return compareFiles(files, hashPointerFiles(site));
}
