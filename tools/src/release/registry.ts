import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { container, declarationSchema, type RemoteManifest } from '../build/build-manifest';

const versionSchema = z.strictObject({
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

/**
 * The served registry, in the format of AWS frontend-discovery. Stricter than its schema, which checks only the first
 * version and accepts any shares.
 */
export const registrySchema = z.strictObject({
  schema: z.literal('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'),
  microFrontends: z.record(z.string(), versionsSchema),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegistryVersion = z.infer<typeof versionSchema>;

const registryFile = 'registry.json';

const empty: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
};

/** Reads a site's registry. Returns an empty registry when the site has none. Throws with the file's name when it is invalid. */
export function readRegistry(site: string): Registry {
  const file = join(site, registryFile);
  if (!existsSync(file)) return empty;
  try {
    return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`${file} is not a valid registry. Restore it from the history: npm run remote -- repair\n${reason}`, { cause });
  }
}

/** Renames an invalid registry, so that the next release starts with an empty one. Returns the new name of the file. */
export function setRegistryAside(site: string): string {
  const file = join(site, registryFile);
  const aside = `${file}.invalid`;
  renameSync(file, aside);
  return aside;
}

/** Writes a file atomically: a reader receives the old or the new content, never a part. */
export function writeFileAtomically(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

export function writeRegistry(site: string, registry: Registry) {
  writeFileAtomically(join(site, registryFile), `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`);
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
