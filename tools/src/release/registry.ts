import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { container, declarationSchema, type RemoteManifest } from '../build/build-manifest';
import { loadSiteKeys, type SiteKeys } from './site-keys';
import { toStatement } from './statements';

export const versionSchema = z.strictObject({
  url: z.string().regex(/^(\/|https:\/\/).+\.js$/),
  fallbackUrl: z.string().optional(),
  metadata: z.strictObject({ version: z.string().min(1), integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/) }),
  deployment: z.strictObject({ traffic: z.number().int().min(0).max(100), default: z.boolean() }),
  extras: z.strictObject({
    scanharbor: declarationSchema
      .omit({ name: true })
      .extend({ container, routes: z.array(z.strictObject({ path: z.string(), files: z.array(z.string()) })) }),
  }),
});

const versionsSchema = z
  .array(versionSchema)
  .min(1)
  .refine((versions) => versions.filter(({ deployment }) => deployment.default).length === 1, 'exactly one version is the default')
  .refine((versions) => versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100, 'the traffic shares sum to 100')
  .refine((versions) => new Set(versions.map(({ metadata }) => metadata.version)).size === versions.length, 'versions are unique');

const signaturesSchema = z.strictObject({
  /** Milliseconds since 1970 at the last change; it only grows. */
  serial: z.number().int(),
  /** Of each remote, the serial of its last change and a signature of its versions and shares, base64. */
  remotes: z.record(z.string(), z.strictObject({ serial: z.number().int(), signature: z.string() })),
  /** Covers the serial and the signatures of all remotes, so that none can be removed or replaced by an older one. */
  signature: z.string(),
});

/**
 * The served registry, in the format of AWS frontend-discovery. Stricter than its schema, which checks only the first
 * version and accepts any shares.
 */
export const registrySchema = z.strictObject({
  schema: z.literal('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'),
  microFrontends: z.record(z.string(), versionsSchema),
  /** Missing only before the first release with a key. */
  signatures: signaturesSchema.optional(),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegistryVersion = z.infer<typeof versionSchema>;

const registryFile = 'registry.json';

const empty: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
};

/** Reads a site's registry without its signatures' check. Throws with the file's name when it is invalid. */
export function readUnverifiedRegistry(site: string): Registry {
  const file = join(site, registryFile);
  if (!existsSync(file)) return empty;
  try {
    return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`${file} is not a valid registry. Restore it from the history: npm run remote -- repair\n${reason}`, { cause });
  }
}

const isSigned = ({ microFrontends, signatures }: Registry, keys: SiteKeys, name: string) => {
  const { serial, signature } = signatures?.remotes[name] ?? {};
  return (
    serial !== undefined &&
    signature !== undefined &&
    keys.verify(toStatement('remote', keys.site, name, serial, microFrontends[name]), signature)
  );
};

/** Lists why a registry is not the one that was released; empty when it is. */
export function findRegistryChanges(registry: Registry, keys: SiteKeys): string[] {
  const { microFrontends, signatures } = registry;
  if (!signatures) return Object.keys(microFrontends).length > 0 ? ['it is not signed'] : [];
  const { serial, remotes, signature } = signatures;
  const names = Object.keys(microFrontends);
  return [
    ...names.filter((name) => !isSigned(registry, keys, name)).map((name) => `the entry of ${name} is not signed for this site`),
    ...Object.keys(remotes)
      .filter((name) => !names.includes(name))
      .map((name) => `the entry of ${name} is missing`),
    ...(keys.verify(toStatement('registry', keys.site, serial, remotes), signature) ? [] : ['it is not signed for this site as a whole']),
  ];
}

/**
 * Reads a site's registry. Returns an empty registry when the site has none. Throws with the file's name when it is invalid, not
 * signed, or was changed after its release.
 */
export function readRegistry(site: string): Registry {
  const registry = readUnverifiedRegistry(site);
  const lines = findRegistryChanges(registry, loadSiteKeys(site));
  if (lines.length === 0) return registry;
  const file = join(site, registryFile);
  throw new Error(
    registry.signatures
      ? `${file} was changed after its release, or SCANHARBOR_KEYS has other keys. Restore it from the history: npm run remote -- repair\n${lines.join('\n')}`
      : `${file} is not signed. Check it, then accept it once: npm run remote -- sign --force`,
  );
}

/** Renames an invalid registry, so that the next release starts with an empty one. Returns the new name of the file. */
export function setRegistryAside(site: string): string {
  const file = join(site, registryFile);
  const aside = `${file}.invalid`;
  renameSync(file, aside);
  return aside;
}

/** Writes a file atomically: a reader receives the old or the new content, never a part. */
export function writeFileAtomically(file: string, content: string | Buffer, mode = 0o666) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content, { mode });
  renameSync(unfinished, file);
}

/** Signs the remotes of a registry. A remote without a change keeps its serial and its signature. */
export function signRegistry({ schema, microFrontends, signatures: previous }: Registry, keys: SiteKeys, now = Date.now()): Registry {
  // A clock that was set back must not make this registry the older one.
  const serial = Math.max(now, (previous?.serial ?? 0) + 1);
  const remotes = Object.fromEntries(
    Object.entries(microFrontends).map(([name, versions]) => {
      const kept = previous?.remotes[name];
      if (kept && isSigned({ schema, microFrontends, signatures: previous }, keys, name)) return [name, kept];
      return [name, { serial, signature: keys.sign(toStatement('remote', keys.site, name, serial, versions)) }];
    }),
  );
  const signature = keys.sign(toStatement('registry', keys.site, serial, remotes));
  return { schema, microFrontends, signatures: { serial, remotes, signature } };
}

/** Signs a registry and writes it. `renew` signs the remotes without a change, too, as after a new key. Throws when it is invalid. */
export function writeRegistry(site: string, registry: Registry, renew = false) {
  const { signatures, ...parsed } = registrySchema.parse(registry);
  const previous = signatures && { ...signatures, ...(renew ? { remotes: {} } : {}) };
  const signed = signRegistry({ ...parsed, signatures: previous }, loadSiteKeys(site));
  writeFileAtomically(join(site, registryFile), `${JSON.stringify(signed, null, 2)}\n`);
}

/** Converts a build to the only version, and the default, of its remote in the registry. */
export function asVersion({ name, version, entry, integrity, ...manifest }: RemoteManifest): RegistryVersion {
  return {
    url: `/${name}/${version}/${entry}`,
    metadata: { version, integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      scanharbor: {
        owner: manifest.owner,
        contract: manifest.contract,
        urls: manifest.urls,
        prefixAccess: manifest.prefixAccess,
        routes: manifest.routes,
        ...(manifest.container ? { container: manifest.container } : {}),
      },
    },
  };
}
