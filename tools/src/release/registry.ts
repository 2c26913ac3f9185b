import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { declarationSchema, type RemoteFacts } from '../build/facts';

const versionSchema = z.strictObject({
  url: z.string().regex(/^(\/|https:\/\/).+\.js$/),
  fallbackUrl: z.string().optional(),
  metadata: z.strictObject({ version: z.string().min(1), integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/) }),
  deployment: z.strictObject({ traffic: z.number().int().min(0).max(100), default: z.boolean() }),
  extras: z.strictObject({
    scanharbor: declarationSchema
      .omit({ name: true })
      .extend({ routes: z.array(z.strictObject({ path: z.string(), files: z.array(z.string()) })) }),
  }),
});

const versionsSchema = z
  .array(versionSchema)
  .min(1)
  .refine((versions) => versions.filter(({ deployment }) => deployment.default).length === 1, 'exactly one version is the default')
  .refine((versions) => versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100, 'the traffic shares sum to 100')
  .refine((versions) => new Set(versions.map(({ metadata }) => metadata.version)).size === versions.length, 'versions are unique');

/**
 * The served registry: AWS frontend-discovery's vocabulary, and stricter than its schema, which checks the first
 * version only and takes any shares.
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

/** Reads a site's registry; a site without one has an empty one. Throws when it does not hold. */
export function readRegistry(site: string): Registry {
  const file = join(site, registryFile);
  return existsSync(file) ? registrySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : empty;
}

/** Writes a file so that a reader sees the old or the new one, never a part. */
export function writeWhole(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

export function writeRegistry(site: string, registry: Registry) {
  writeWhole(join(site, registryFile), `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`);
}

/** A build as the registry's one and default version of its remote. */
export function asVersion({ name, version, entry, integrity, ...facts }: RemoteFacts): RegistryVersion {
  return {
    url: `/${name}/${version}/${entry}`,
    metadata: { version, integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      scanharbor: {
        owner: facts.owner,
        contract: facts.contract,
        urls: facts.urls,
        prefixAccess: facts.prefixAccess,
        routes: facts.routes,
      },
    },
  };
}
