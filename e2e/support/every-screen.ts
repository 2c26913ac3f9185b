import { atPath } from './find';
import { look } from './look';

const fileName = (path: string) => path.slice(1).replace(/[^a-z0-9]+/gi, '-') || 'landing';

/** Opens each address, waits for its heading and looks at it; the address must be the one that is shown. */
export async function lookAtEach(group: string, addresses: string[]) {
  for (const address of addresses) {
    await browser.url(address);
    await $('main h1').waitForExist();
    await atPath(new URL(address, 'http://x').pathname);
    await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
    await look(`${group}-${fileName(address)}`);
  }
}
