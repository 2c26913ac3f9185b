import { join } from 'node:path';
import { readRemoteManifest } from '../build/build-manifest';
import { type Build, buildPackage } from '../build/build-package';
import { assertCompatibleWithLive } from '../release/compatibility';
import { assertNotFrozen } from '../release/freezes';
import { appendHistory } from '../release/history';
import { publishBuild } from '../release/publish-build';
import { setCanary } from '../release/pointers';
import { writePage } from '../release/release-build';
import { assertRoutesAllowed } from '../release/route-ownership';
import { assertUnchanged } from '../release/revision';
import { withSiteLock } from '../release/site-lock';
import { uploadPointers, uploadVersion } from './upload';
import { parseWait, type RemoteOptions } from './options';

function parsePercent(percent: string | undefined): number {
  const traffic = Number(percent);
  if (!percent || !Number.isInteger(traffic) || traffic < 0 || traffic > 100)
    throw new Error(`--percent must be an integer from 0 to 100, not ${percent ?? 'omitted'}`);
  return traffic;
}

/**
 * Shows a version to a share of the visitors, always the same ones: a published version, or a build of the current
 * sources. A share of 0 ends the canary.
 */
export async function startCanary(name: string, options: RemoteOptions) {
  const { site, to, release, percent } = options;
  const traffic = parsePercent(percent);
  if (to === undefined) return showTo(traffic, await buildPackage(name, release), options);
  return showTo(traffic, { name, version: to, folder: join(site, name, to), fresh: false }, options);
}

/** Shows a bundle that was built elsewhere to a share of the visitors. */
export const startCanaryOf = (build: Build, options: RemoteOptions) => showTo(parsePercent(options.percent), build, options);

async function showTo(traffic: number, build: Build, { site, to, reason, upload, force, base, wait }: RemoteOptions) {
  const { name } = build;
  const work = async () => {
    assertUnchanged(site, name, base);
    if (traffic > 0) assertNotFrozen(site, name);
    if (!force && traffic > 0) {
      assertCompatibleWithLive(site, { remote: name, version: build.version, folder: build.folder });
      assertRoutesAllowed(site, readRemoteManifest(build.folder));
    }
    if (to === undefined) {
      publishBuild(site, build);
      await uploadVersion(site, build, upload);
    }
    setCanary(site, name, build.version, traffic);
    appendHistory(site, { act: 'canary', what: name, version: build.version, percent: traffic, why: reason });
    await writePage(site);
    await uploadPointers(site, upload);
  };
  await withSiteLock(site, work, parseWait(wait));
  console.log(`${name} ${build.version} is shown to ${traffic}% of visitors`);
}
