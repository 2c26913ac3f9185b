import { type Build, buildPackage } from '../build/build-package';
import { requireWithinBudgets } from '../budgets/require';
import { contractOffer } from '../contract-usage/write';
import { offerOf, requireFitsLive, requireLiveRemotesFit } from '../release/compatibility';
import { publishContract } from '../release/live';
import { place } from '../release/place';
import { releaseRemote, releaseShell, writePage } from '../release/publish';
import { alone } from '../release/site-lock';
import { root } from '../webpack/package-folders';
import { copyPointers, copyVersion } from './copy-out';
import { type RemoteOptions } from './options';

function requireFits(site: string, { name, version, folder }: Pick<Build, 'name' | 'version' | 'folder'>) {
  if (name !== 'shell') {
    requireFitsLive(site, { remote: name, version, folder });
    return requireWithinBudgets({ name, version, folder }, site);
  }
  const offer = offerOf(folder);
  if (offer) requireLiveRemotesFit(site, offer);
}

/**
 * Makes a build live: publishes its folder, which never changes again, then moves the pointer. Refused when
 * live versions and the contract would not fit, or a screen is beyond its budget; nothing is changed then.
 */
export async function release(name: string, { site, release: number, why, copy, force }: RemoteOptions) {
  if (name === 'shared-contracts') return releaseContract(site, { why, force });
  const made = await buildPackage(name, number);
  await alone(site, async () => {
    if (!force) requireFits(site, made);
    place(site, made);
    await copyVersion(site, made, copy);
    if (name === 'shell') releaseShell(site, made, why);
    else releaseRemote(site, made, why);
    await writePage(site);
    await copyPointers(site, copy);
  });
  console.log(`${name} ${made.version} is live`);
}

/** Notes the contract that the API answers from now on. Refused while a live version of a remote uses what it lacks. */
async function releaseContract(site: string, { why, force }: Pick<RemoteOptions, 'why' | 'force'>) {
  const offer = contractOffer(root);
  const version = await alone(site, () => {
    if (!force) requireLiveRemotesFit(site, offer);
    return publishContract(site, offer, why);
  });
  console.log(`shared-contracts ${version} is the contract of the site`);
}
