import { paths } from '@scanharbor/shared-contracts';
import { siteOrigin } from './control';
import { moveMouse } from './move-mouse';

/** Shows a page of another site: the same server under its other name. */
export async function openOtherSite() {
  const url = new URL(paths.about(), siteOrigin());
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await browser.url(url.href);
}

/** Opens a path of the site as a visitor who takes a link of another site, and waits until the application runs. */
export async function comeFromOtherSite(path: string) {
  await openOtherSite();
  const url = siteOrigin() + path;
  await browser.execute((target) => window.location.assign(target), url);
  await browser.waitUntil(async () => (await browser.getUrl()) === url);
  await moveMouse(browser);
  await $('#root[data-live]').waitForExist();
}
