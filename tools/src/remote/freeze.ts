import { isRemote } from '../build/packages';
import { setFrozen, wholeSite } from '../release/freezes';
import { readRegistry } from '../release/registry';
import { withSiteLock } from '../release/site-lock';
import { parseWait, type RemoteOptions } from './options';

const isKnown = (site: string, name: string) =>
  [wholeSite, 'shell', 'shared-contracts'].includes(name) || isRemote(name) || Object.hasOwn(readRegistry(site).microFrontends, name);

async function change(name: string, frozen: boolean, { site, reason, wait }: RemoteOptions) {
  if (!isKnown(site, name)) throw new Error(`Unknown remote: ${name}`);
  if (frozen && !reason?.trim()) throw new Error(`The reason is missing: npm run remote -- freeze ${name} --reason TEXT`);
  await withSiteLock(site, () => setFrozen(site, name, { frozen, reason }), parseWait(wait));
}

/** Refuses releases and canaries of a remote, or of everything with 'all', until it is unfrozen. Needs a reason. */
export async function freeze(name: string, options: RemoteOptions) {
  await change(name || wholeSite, true, options);
  console.log(`${name || wholeSite} is frozen: releases and canaries are refused; canaries can be ended, and previous versions restored`);
}

/** Allows releases again. */
export async function unfreeze(name: string, options: RemoteOptions) {
  await change(name || wholeSite, false, options);
  console.log(`${name || wholeSite} can be released again`);
}
