import { createHash } from 'node:crypto';
import { readLiveShell } from './live-version';
import { readRegistry } from './registry';

/** The live versions of a remote are not those that a change started from. */
export class ChangedReleaseError extends Error {}

/** Returns a short name of the live versions and shares of a remote, or of 'shell'. It changes with each release, canary and rollback. */
export function getRevision(site: string, name: string): string {
  const live =
    name === 'shell'
      ? readLiveShell(site)
      : readRegistry(site).microFrontends[name]?.map(({ metadata, deployment }) => [
          metadata.version,
          deployment.traffic,
          deployment.default,
        ]);
  return createHash('sha256')
    .update(JSON.stringify(live ?? null))
    .digest('hex')
    .slice(0, 16);
}

/** Throws when the live versions changed since `base`, so that nothing is done twice. Without `base` it does nothing. */
export function assertUnchanged(site: string, name: string, base: string | undefined) {
  if (base !== undefined && base !== getRevision(site, name))
    throw new ChangedReleaseError(`${name} was changed in the meantime. Nothing was done; look at its present versions first`);
}
