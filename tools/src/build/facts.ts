import { z } from 'zod';

export const access = z.enum(['public', 'patient', 'provider', 'provider-admin', 'platform-admin', 'switch-user', 'pending-provider']);

/** What a remote's `remote.ts` declares. */
export const declarationSchema = z.strictObject({
  name: z.string().regex(/^mfe-[a-z-]+$/),
  owner: z.string().min(1),
  urls: z.array(z.string().startsWith('/')).min(1),
  prefixAccess: z.array(z.strictObject({ prefix: z.string().startsWith('/'), access, except: z.array(z.string()).optional() })),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
});

const routeFiles = z.array(z.object({ path: z.string(), files: z.array(z.string()) }));

/** What a remote's build says of itself, in `build.json` of its folder. */
export const remoteFactsSchema = declarationSchema.extend({
  version: z.string(),
  entry: z.string(),
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/),
  routes: routeFiles,
});

/** What the shell's build says of itself. */
export const shellFactsSchema = z.object({
  version: z.string(),
  entry: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
  font: z.string().optional(),
  preload: z.string(),
  routes: routeFiles,
  /** What a signed-in person's first page needs besides. */
  signedIn: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  /** A data URL; shells built before it have none. */
  icon: z.string().optional(),
});

export type Declaration = z.infer<typeof declarationSchema>;
export type RemoteFacts = z.infer<typeof remoteFactsSchema>;
export type ShellFacts = z.infer<typeof shellFactsSchema>;
