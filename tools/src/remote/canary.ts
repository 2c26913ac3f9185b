import { join } from 'node:path';
import { buildPackage } from '../build/build-package';
import { requireFitsLive } from '../release/compatibility';
import { note } from '../release/history';
import { place } from '../release/place';
import { canary } from '../release/pointers';
import { writePage } from '../release/publish';
import { alone } from '../release/site-lock';
import { copyPointers, copyVersion } from './copy-out';
import { type RemoteOptions } from './options';

function wholePercent(percent: string | undefined): number {
  const traffic = Number(percent);
  if (!percent || !Number.isInteger(traffic) || traffic < 0 || traffic > 100)
    throw new Error(`Not a whole percentage from 0 to 100: ${percent ?? '(none)'}`);
  return traffic;
}

/**
 * Shows a version to a share of the visitors, always the same ones: a published one, or the sources as they are. At 0
 * it ends.
 */
export async function tryOut(name: string, { site, to, release, percent, why, copy, force }: RemoteOptions) {
  const traffic = wholePercent(percent);
  const made = to === undefined ? await buildPackage(name, release) : { name, version: to, folder: join(site, name, to), fresh: false };
  await alone(site, async () => {
    if (!force && traffic > 0) requireFitsLive(site, { remote: name, version: made.version, folder: made.folder });
    if (to === undefined) {
      place(site, made);
      await copyVersion(site, made, copy);
    }
    canary(site, name, made.version, traffic);
    note(site, { act: 'canary', what: name, version: made.version, percent: traffic, why });
    await writePage(site);
    await copyPointers(site, copy);
  });
  console.log(`${name} ${made.version} is shown to ${traffic} % of the visitors`);
}
