import { findRegistryChanges, readUnverifiedRegistry } from '../release/registry';
import { signSite } from '../release/sign-site';
import { loadSiteKeys, usesAccountKey } from '../release/site-keys';

/**
 * Signs a local site that another account, or a previous version of this workspace, released: the commands that call this release
 * all packages again. Does nothing where SCANHARBOR_KEYS names the key, as for a real site.
 */
export function acceptLocalSite(site: string) {
  if (!usesAccountKey() || findRegistryChanges(readUnverifiedRegistry(site), loadSiteKeys(site)).length === 0) return;
  signSite(site, { force: true });
  console.log(`${site} is signed with the key of this account`);
}
