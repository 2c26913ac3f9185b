import { join } from 'node:path';
import { readRegistry } from '../release/registry';
import { type RemoteOptions } from './options';
import { makeLive } from './release';

/**
 * Makes the canary of a remote its only live version, with the checks of a release. Throws when the remote has no canary, or `to` names
 * another version.
 */
export async function promote(name: string, options: RemoteOptions) {
  const { site, to } = options;
  const canary = readRegistry(site).microFrontends[name]?.find(({ deployment }) => !deployment.default)?.metadata.version;
  if (canary === undefined) throw new Error(`${name} has no canary`);
  if (to !== undefined && to !== canary) throw new Error(`${name} ${to} is not the canary: that is ${canary}`);
  await makeLive({ name, version: canary, folder: join(site, name, canary), fresh: false }, options);
}
