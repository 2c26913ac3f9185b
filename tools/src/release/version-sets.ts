import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readRemoteManifest } from '../build/build-manifest';
import { getAuthor } from './history';
import { asVersion, readRegistry, type RegistryVersion, versionSchema, writeFileAtomically } from './registry';
import { loadSiteKeys, type SiteKeys } from './site-keys';
import { toStatement } from './statements';
import { assertVersionUnchanged } from './version-signature';

/** Hidden folder of the sets. No server publishes it: the API gives a set to signed-in staff. */
const setsFolder = '.sets';

const dayMs = 86_400_000;

const idSchema = z.string().regex(/^[0-9a-f]{12}$/);

const setSchema = z.strictObject({
  id: idSchema,
  /** ISO times. */
  created: z.string(),
  expires: z.string(),
  who: z.string(),
  why: z.string().optional(),
  /** ISO time since which the API refuses it. */
  withdrawn: z.string().optional(),
  /** The one version of each remote. */
  remotes: z.record(z.string(), versionSchema),
  /** Ed25519 over the site, id, end and versions, base64. */
  signature: z.string(),
});

/** One version of each remote, which staff open by a link. */
export type VersionSet = z.infer<typeof setSchema>;

const setFile = (site: string, id: string) => join(site, setsFolder, `${id}.json`);

const toSetStatement = (keys: SiteKeys, { id, expires, remotes }: Pick<VersionSet, 'id' | 'expires' | 'remotes'>) =>
  toStatement('set', keys.site, id, expires, remotes);

const writeSet = (site: string, set: VersionSet) => writeFileAtomically(setFile(site, set.id), `${JSON.stringify(set, null, 2)}\n`);

/** Reads a set by its id. Throws when there is none, or its file is invalid. */
function readSet(site: string, id: string): VersionSet {
  const file = setFile(site, id);
  if (!idSchema.safeParse(id).success || !existsSync(file)) throw new Error(`There is no set ${id}: npm run remote -- sets lists them`);
  const parsed = setSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a valid set. Create it again`);
  return parsed.data;
}

const listIds = (site: string) => {
  const folder = join(site, setsFolder);
  return existsSync(folder) ? readdirSync(folder).flatMap((name) => /^([0-9a-f]{12})\.json$/.exec(name)?.[1] ?? []) : [];
};

/** Lists the sets of a site, the newest last. */
export const listSets = (site: string): VersionSet[] =>
  listIds(site)
    .map((id) => readSet(site, id))
    .sort((one, other) => one.created.localeCompare(other.created));

/** Returns the stable version of each live remote. Throws when the registry is not the one that was released. */
const listStable = (site: string): Record<string, RegistryVersion> =>
  Object.fromEntries(
    Object.entries(readRegistry(site).microFrontends).flatMap(([name, versions]) => {
      const stable = versions.find(({ deployment }) => deployment.default);
      return stable ? [[name, { ...stable, deployment: { traffic: 100, default: true } }]] : [];
    }),
  );

interface SetInput {
  /** Published versions of remotes; all other remotes have their stable version of now. */
  versions: { name: string; version: string }[];
  days: number;
  reason?: string | undefined;
  now?: Date;
}

/** Creates and signs a set. Throws when a version was not published, or its files are not as they were. */
export function createSet(site: string, { versions, days, reason, now = new Date() }: SetInput): VersionSet {
  const chosen = versions.map(({ name, version }): [string, RegistryVersion] => {
    const folder = join(site, name, version);
    if (!existsSync(join(folder, 'build.json'))) throw new Error(`${name} ${version} was never published here`);
    assertVersionUnchanged(site, { name, version });
    return [name, asVersion(readRemoteManifest(folder))];
  });
  const keys = loadSiteKeys(site);
  const set = {
    id: randomBytes(6).toString('hex'),
    created: now.toISOString(),
    expires: new Date(now.getTime() + days * dayMs).toISOString(),
    who: getAuthor(),
    ...(reason === undefined ? {} : { why: reason }),
    // In the order of the schema, as it is read again.
    remotes: setSchema.shape.remotes.parse({ ...listStable(site), ...Object.fromEntries(chosen) }),
  };
  const signed = { ...set, signature: keys.sign(toSetStatement(keys, set)) };
  writeSet(site, signed);
  return signed;
}

/** Ends a set: its link shows the live site from now on. Throws when there is none. */
export function withdrawSet(site: string, id: string, now = new Date()) {
  writeSet(site, { ...readSet(site, id), withdrawn: now.toISOString() });
}

/** Lists the sets that are not as they were created; empty when all are. */
export function findSetChanges(site: string): string[] {
  const keys = loadSiteKeys(site);
  return listIds(site).flatMap((id) => {
    try {
      const set = readSet(site, id);
      return keys.verify(toSetStatement(keys, set), set.signature) ? [] : [`set ${id}: it is not signed for this site`];
    } catch {
      return [`set ${id}: its file is invalid`];
    }
  });
}

/** Signs the sets of a site with the current key, as after a new one. An invalid file stays as it is, and opens nothing. */
export function signSets(site: string) {
  const keys = loadSiteKeys(site);
  for (const id of listIds(site)) {
    const set = setSchema.safeParse(JSON.parse(readFileSync(setFile(site, id), 'utf8')));
    if (set.success) writeSet(site, { ...set.data, signature: keys.sign(toSetStatement(keys, set.data)) });
  }
}
