import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@scanharbor/shared-contracts';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { controlSession, siteAddress } from '../../support/control';
import { press, within } from '../../support/find';
import { journey } from '../../support/journey';
import { look } from '../../support/look';
import { root } from '../../support/site';

const requestId = 1001;

/** Adds a PDF of three pages to the patient's request, as the patient. */
async function attach() {
  const { token } = await controlSession(accounts.patient);
  const form = new FormData();
  form.append('upload_file', new Blob([readFileSync(join(root, 'e2e/fixtures/three-pages.pdf'))]), 'order.pdf');
  const answer = await fetch(`${siteAddress()}/api/media/upload`, { method: 'POST', headers: { Authorization: token }, body: form });
  const { blob_id } = (await answer.json()) as { blob_id: string };
  await apiAs(accounts.patient, 'patients/uploads', { method: 'POST', body: JSON.stringify({ test_request_id: requestId, blob_id }) });
}

/** How many pages are drawn: a page that is not has no dark or light of its own. */
const drawnPages = () =>
  browser.execute(
    () =>
      [...document.querySelectorAll<HTMLCanvasElement>('[role=dialog] canvas')].filter(
        (page) => page.getContext('2d')?.getImageData(2, 2, 1, 1).data[3] === 255,
      ).length,
  );

journey('The file viewer', (it) => {
  it('draws the pages of a PDF under the content security policy, and takes the first one off [UI-070, UI-072, UI-073]', async () => {
    await attach();
    await signInAs(accounts.staff);
    await browser.url(paths.test(requestId));
    await press(within(browser).button('Open order.pdf'));
    await expect(within(browser).text('3 pages')).toBeDisplayed();
    await browser.waitUntil(async () => (await drawnPages()) > 0, { timeoutMsg: 'No page was drawn' });
    await look('file-viewer');
    await press(within(browser).button('Remove first page'));
    await press(within(browser).button('Remove page'));
    await expect(within(browser).text('2 pages')).toBeDisplayed();
    await browser.waitUntil(async () => (await drawnPages()) > 0, { timeoutMsg: 'No page was drawn again' });
  });
});
