import { join } from 'node:path';
import { readRemoteManifest } from '../build/build-manifest';
import { readContractManifest, assertCompatibleWithLive, assertLiveRemotesCompatible } from '../release/compatibility';
import { assertRollbackNotFrozen } from '../release/freezes';
import { appendHistory, findPreviousVersion } from '../release/history';
import { readLiveShell, setLiveShell } from '../release/live-version';
import { setLiveVersion } from '../release/pointers';
import { writePage } from '../release/release-build';
import { assertPathsFree } from '../release/route-ownership';
import { assertUnchanged } from '../release/revision';
import { withSiteLock } from '../release/site-lock';
import { uploadPointers } from './upload';
import { parseWait, type RemoteOptions } from './options';

/** Replaces the live version by a previous one: the last one before it, or the version in `to`. */
export async function rollback(name: string, { site, to, reason, upload, force, base, wait }: RemoteOptions) {
  const work = async () => {
    assertUnchanged(site, name, base);
    const version = to ?? findPreviousVersion(site, name);
    assertRollbackNotFrozen(site, name, version);
    const folder = join(site, name, version);
    if (name === 'shell') {
      const offer = readContractManifest(folder);
      if (offer && !force && readLiveShell(site) !== version) assertLiveRemotesCompatible(site, offer);
      setLiveShell(site, version);
    } else {
      if (!force) {
        assertCompatibleWithLive(site, { remote: name, version, folder });
        assertPathsFree(site, readRemoteManifest(folder));
      }
      setLiveVersion(site, name, version);
    }
    appendHistory(site, { act: 'rollback', what: name, version, why: reason });
    await writePage(site);
    await uploadPointers(site, upload);
    console.log(`${name} is rolled back to ${version}`);
  };
  await withSiteLock(site, work, parseWait(wait));
}
