import { atPath } from './find';
import { checkScreen } from './check-screen';

const fileName = (path: string) => path.slice(1).replace(/[^a-z0-9]+/gi, '-') || 'landing';

/** Opens each path, waits for its heading and checks the screen. Fails if the page redirects. */
export async function checkScreens(group: string, targets: string[]) {
  for (const target of targets) {
    await browser.url(target);
    await $('main h1').waitForExist();
    await atPath(new URL(target, 'http://x').pathname);
    await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
    await checkScreen(`${group}-${fileName(target)}`);
  }
}
