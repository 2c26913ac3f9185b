import { writePage } from '../release/release-build';
import { restoreRegistry } from '../release/restore-registry';
import { withSiteLock } from '../release/site-lock';
import { uploadPointers } from './upload';
import { type RemoteOptions } from './options';

/** Restores an invalid `registry.json` from the release history, and prints what is live. Leaves a valid one as it is. */
export async function repair({ site, upload }: RemoteOptions) {
  await withSiteLock(site, async () => {
    const lines = restoreRegistry(site);
    for (const line of lines) console.log(line);
    await writePage(site);
    await uploadPointers(site, upload);
  });
}
