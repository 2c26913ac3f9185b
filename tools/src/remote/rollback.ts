import { join } from 'node:path';
import { offerOf, requireFitsLive, requireLiveRemotesFit } from '../release/compatibility';
import { note, versionBefore } from '../release/history';
import { liveShell, pointShellTo } from '../release/live';
import { pointTo } from '../release/pointers';
import { writePage } from '../release/publish';
import { alone } from '../release/site-lock';
import { copyPointers } from './copy-out';
import { type RemoteOptions } from './options';

/** Puts an earlier version in the place of the live one: the one before it, or the one that `to` names. */
export async function rollback(name: string, { site, to, why, copy, force }: RemoteOptions) {
  await alone(site, async () => {
    const version = to ?? versionBefore(site, name);
    const folder = join(site, name, version);
    if (name === 'shell') {
      const offer = offerOf(folder);
      if (offer && !force && liveShell(site) !== version) requireLiveRemotesFit(site, offer);
      pointShellTo(site, version);
    } else {
      if (!force) requireFitsLive(site, { remote: name, version, folder });
      pointTo(site, name, version);
    }
    note(site, { act: 'rollback', what: name, version, why });
    await writePage(site);
    await copyPointers(site, copy);
    console.log(`${name} is back at ${version}`);
  });
}
