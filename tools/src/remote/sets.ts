import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, buildPackage } from '../build/build-package';
import { isRemote } from '../build/packages';
import { assertCompatibleWithLive } from '../release/compatibility';
import { publishBuild } from '../release/publish-build';
import { withSiteLock } from '../release/site-lock';
import { createSet, listSets, withdrawSet } from '../release/version-sets';
import { type RemoteOptions } from './options';
import { uploadVersion } from './upload';

const defaultDays = 7;
const maxDays = 30;

function parseDays(days: string | undefined): number {
  if (days === undefined) return defaultDays;
  if (!/^\d{1,2}$/.test(days) || Number(days) < 1 || Number(days) > maxDays)
    throw new Error(`--days must be a number from 1 to ${maxDays}, not ${days}`);
  return Number(days);
}

/** A version of a remote by its name: published, or without a version a build of its current sources. */
function parseNamed(text: string) {
  const [, name, version] = /^(mfe-[a-z-]+)(?:@([\w.-]+))?$/.exec(text) ?? [];
  if (!name) throw new Error(`${text} is not NAME or NAME@VERSION of a remote`);
  if (version === undefined && !isRemote(name))
    throw new Error(`${name} is not in this folder: name its published version, ${name}@VERSION`);
  return { name, version };
}

/** Returns the URL of the site in its settings, without a slash at the end; empty without one. */
function readSiteUrl(site: string): string {
  const file = join(site, 'config.json');
  const { siteUrl } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { siteUrl?: unknown }) : {};
  return typeof siteUrl === 'string' ? siteUrl.replace(/\/$/, '') : '';
}

/**
 * Creates a set of versions and prints its link: the named ones, and the stable version of every other remote. A remote without a version
 * is built and published first. Nothing becomes live.
 */
export async function makeSet(first: string, { site, positions = [], days, reason, force, upload, release }: RemoteOptions) {
  const named = [first, ...positions].filter(Boolean).map(parseNamed);
  if (named.length === 0) throw new Error('Name the versions: npm run remote -- set mfe-marketing@1.2.0-4655a8e668 …');
  if (new Set(named.map(({ name }) => name)).size < named.length) throw new Error('A set has one version of each remote');
  const lifetime = parseDays(days);
  const versions: Build[] = [];
  for (const { name, version } of named)
    versions.push(
      version === undefined ? await buildPackage(name, release) : { name, version, folder: join(site, name, version), fresh: false },
    );
  const set = await withSiteLock(site, async () => {
    if (!force) for (const { name, version, folder } of versions) assertCompatibleWithLive(site, { remote: name, version, folder });
    for (const build of versions) {
      if (build.folder === join(site, build.name, build.version)) continue;
      publishBuild(site, build);
      await uploadVersion(site, build, upload);
    }
    return createSet(site, { versions, days: lifetime, reason });
  });
  console.log(`${readSiteUrl(site)}/?set=${set.id}`);
  console.log(`Signed-in staff see until ${set.expires}:`);
  for (const [name, { metadata }] of Object.entries(set.remotes)) console.log(`  ${name} ${metadata.version}`);
}

/** Prints the sets of a site with their end, author and versions. */
export function printSets({ site }: RemoteOptions) {
  const now = new Date().toISOString();
  for (const { id, who, why, created, expires, withdrawn, remotes } of listSets(site)) {
    const end = withdrawn ? `withdrawn at ${withdrawn}` : expires < now ? `expired at ${expires}` : `open until ${expires}`;
    console.log(`${id}  ${end}, created at ${created} by ${who}${why ? `: ${why}` : ''}`);
    console.log(
      `  ${Object.entries(remotes)
        .map(([name, { metadata }]) => `${name} ${metadata.version}`)
        .join(', ')}`,
    );
  }
}

/** Ends a set at once. */
export async function endSet(id: string, { site }: RemoteOptions) {
  if (!id) throw new Error('The id of the set is missing: npm run remote -- withdraw ID');
  await withSiteLock(site, () => withdrawSet(site, id));
  console.log(`${id} is withdrawn: its link shows the live site`);
}
