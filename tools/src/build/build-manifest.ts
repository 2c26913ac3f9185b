import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { accesses } from './access';

const access = z.enum(accesses);

/** The declaration in a remote's `remote.ts`. */
export const declarationSchema = z.strictObject({
  name: z.string().regex(/^mfe-[a-z-]+$/),
  owner: z.string().min(1),
  urls: z.array(z.string().startsWith('/')).min(1),
  prefixAccess: z.array(z.strictObject({ prefix: z.string().startsWith('/'), access, except: z.array(z.string()).optional() })),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
});

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

const routeFiles = z.array(z.object({ path: z.string(), files: z.array(z.string()) }));

export const container = z.enum(['script', 'module']).optional();

/** The manifest of a remote's build, in `build.json` of its folder. */
export const remoteManifestSchema = declarationSchema.extend({
  version: z.string(),
  entry: z.string(),
  integrity,
  routes: routeFiles,
  /** Form of the entry of a bundle with the packaged federation runtime; missing for bundles of this workspace. */
  container,
  /** Integrity of each script whose name does not contain the hash of its content. */
  chunks: z.record(z.string(), integrity).optional(),
});

/** The manifest of the shell's build. */
export const shellManifestSchema = z.object({
  version: z.string(),
  entry: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
  font: z.string().optional(),
  preload: z.string(),
  routes: routeFiles,
  /** Additional files of the first page of a signed-in user. */
  signedIn: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  /** A data URL. Missing in builds from before this field. */
  icon: z.string().optional(),
  /** PNG files of the icon in the root of the site, base64, by their names. Missing in builds from before this field. */
  iconFiles: z.record(z.string().regex(/^[a-z0-9-]+\.png$/), z.string()).optional(),
  /** Color of the browser's bars in each color scheme. Missing in builds from before the dark one. */
  barColors: z.object({ light: z.string(), dark: z.string() }).optional(),
  /** CSS of the color schemes. Missing in builds from before them. */
  schemes: z.string().optional(),
  /** Whether `preload` adds the shell's scripts to a prerendered page, once a visitor uses it. Missing in builds from before that. */
  startsWithUse: z.boolean().optional(),
  /** Script of the service worker. Missing in builds from before it. */
  offlineWorker: z.string().optional(),
});

export type Declaration = z.infer<typeof declarationSchema>;
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type ShellManifest = z.infer<typeof shellManifestSchema>;

/** Reads the manifest of a remote's build. */
export const readRemoteManifest = (folder: string): RemoteManifest =>
  remoteManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
