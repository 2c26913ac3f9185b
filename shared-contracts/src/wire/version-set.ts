import { z } from 'zod';

/** Id of a set of versions, such as '4f1c9a0b72de'. */
export const versionSetId = z.string().regex(/^[0-9a-f]{12}$/);

/** Response of GET /api/releases/sets/:id. */
export const versionSet = z.object({
  id: versionSetId,
  /** ISO time; part of what is signed. */
  expires: z.iso.datetime(),
  /** An entry of the registry for each remote, which the signature covers as it is. */
  remotes: z.record(z.string(), z.unknown()),
  /** Ed25519, base64. */
  signature: z.string(),
});

export type VersionSet = z.infer<typeof versionSet>;
