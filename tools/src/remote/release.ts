import { type Build, buildPackage } from '../build/build-package';
import { assertWithinBudgets } from '../budgets/assert-budgets';
import { readRemoteManifest } from '../build/build-manifest';
import { assertNotFrozen } from '../release/freezes';
import { assertUnchanged } from '../release/revision';
import { readContractManifest, assertCompatibleWithLive, assertLiveRemotesCompatible } from '../release/compatibility';
import { publishContract } from '../release/live-version';
import { publishBuild } from '../release/publish-build';
import { releaseRemote, releaseShell, writePage } from '../release/release-build';
import { assertRoutesAllowed } from '../release/route-ownership';
import { withSiteLock } from '../release/site-lock';
import { workspaceRoot } from '../webpack/package-folders';
import { uploadPointers, uploadVersion } from './upload';
import { parseWait, type RemoteOptions } from './options';

function requireCompatible(site: string, { name, version, folder }: Pick<Build, 'name' | 'version' | 'folder'>) {
  if (name !== 'shell') {
    assertCompatibleWithLive(site, { remote: name, version, folder });
    assertRoutesAllowed(site, readRemoteManifest(folder));
    assertWithinBudgets({ name, version, folder }, site);
    return;
  }
  const offer = readContractManifest(folder);
  if (offer) assertLiveRemotesCompatible(site, offer);
}

/**
 * Makes a build live: publishes its immutable folder, then moves the pointer. Throws without a change when live
 * versions and the contract would be incompatible, or when a screen exceeds its budget.
 */
export async function release(name: string, options: RemoteOptions) {
  if (name === 'shared-contracts') return releaseContract(options.site, options);
  await makeLive(await buildPackage(name, options.release), options);
}

/** Makes a build live, with the same checks for a build of this workspace and for a bundle that was built elsewhere. */
export async function makeLive(build: Build, { site, reason, upload, force, base, wait }: RemoteOptions) {
  const { name } = build;
  const work = async () => {
    assertUnchanged(site, name, base);
    assertNotFrozen(site, name);
    if (!force) requireCompatible(site, build);
    publishBuild(site, build);
    await uploadVersion(site, build, upload);
    if (name === 'shell') releaseShell(site, build, reason);
    else releaseRemote(site, build, reason);
    await writePage(site);
    await uploadPointers(site, upload);
  };
  await withSiteLock(site, work, parseWait(wait));
  console.log(`${name} ${build.version} is live`);
}

/** Records the contract that the API implements from now on. Throws while a live version of a remote uses a missing member. */
async function releaseContract(site: string, { reason, force }: Pick<RemoteOptions, 'reason' | 'force'>) {
  const { createContractManifest } = await import('../contract-usage/write-manifests');
  const offer = createContractManifest(workspaceRoot);
  const version = await withSiteLock(site, () => {
    assertNotFrozen(site, 'shared-contracts');
    if (!force) assertLiveRemotesCompatible(site, offer);
    return publishContract(site, offer, reason);
  });
  console.log(`shared-contracts ${version} is now the contract of the site`);
}
