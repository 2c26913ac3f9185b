import { findPointerChanges } from '../release/pointer-files';
import { writePage } from '../release/release-build';
import { findSiteChanges, listPublished, signSite } from '../release/sign-site';
import { createKeyFile, dropPreviousKey, keyFilePath, rotateKey } from '../release/site-keys';
import { withSiteLock } from '../release/site-lock';
import { type RemoteOptions } from './options';
import { uploadPointers } from './upload';

/** Creates the key file of a site, which `name` identifies in its signatures. Throws when the file exists. */
export function newKey({ name }: RemoteOptions) {
  if (!name) throw new Error('The name of the site is missing: npm run remote -- new-key --keys FILE --name production');
  createKeyFile(keyFilePath(), name);
  console.log(`${keyFilePath()} has the key of ${name}. Keep it secret, outside of the site's folder`);
}

/** Adds a new key that signs from now on; signatures of the previous one stay valid until `drop-key`. */
export function addNewKey() {
  rotateKey(keyFilePath());
  console.log(`${keyFilePath()} has a new key. Sign the site with it: npm run remote -- sign`);
}

/** Removes the previous key. */
export function dropKey() {
  dropPreviousKey(keyFilePath());
  console.log(`${keyFilePath()} accepts the current key only. Release it into the pages: npm run remote -- sign`);
}

/** Signs a site with the current key, and writes its pages with the accepted keys. */
export async function sign({ site, force, upload }: RemoteOptions) {
  await withSiteLock(site, async () => {
    for (const change of signSite(site, { force })) console.log(`Accepted: ${change}`);
    await writePage(site);
    await uploadPointers(site, upload);
  });
  console.log(`${site} is signed`);
}

/** Checks that every file of a site is as released: versions, registry and pages. Throws with one line for each other one. */
export function verify({ site }: RemoteOptions) {
  const changes = [...findSiteChanges(site), ...findPointerChanges(site)];
  if (changes.length > 0) throw new Error([`${site} is not as released:`, ...changes.map((change) => `  ${change}`)].join('\n'));
  console.log(`${site} is as released: registry, pages and ${listPublished(site).length} versions`);
}
