import { join } from 'node:path';
import { offerOf, requireFitsLive, requireLiveRemotesFit } from '../release/compatibility';
import { note, versionBefore } from '../release/history';
import { liveShell, pointShellTo } from '../release/live';
import { canary, pointTo } from '../release/pointers';
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
    copyPointers(site, copy);
    console.log(`${name} is back at ${version}`);
  });
}

/** Shows a published version to a share of the visitors; always the same ones. 0 ends it. */
export async function tryOut(name: string, { site, to = '', percent, why, copy, force }: RemoteOptions) {
  const traffic = Number(percent);
  if (!to) throw new Error('A canary needs --to VERSION');
  if (!percent || !Number.isInteger(traffic) || traffic < 0 || traffic > 100) throw new Error(`Not a whole percentage from 0 to 100: ${percent ?? '(none)'}`);
  await alone(site, async () => {
    if (!force && traffic > 0) requireFitsLive(site, { remote: name, version: to, folder: join(site, name, to) });
    canary(site, name, to, traffic);
    note(site, { act: 'canary', what: name, version: to, percent: traffic, why });
    await writePage(site);
    copyPointers(site, copy);
  });
  console.log(`${name} ${to} is shown to ${traffic} % of the visitors`);
}
