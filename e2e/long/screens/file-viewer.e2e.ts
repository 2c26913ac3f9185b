import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@scanharbor/shared-contracts';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { controlSession, siteOrigin } from '../../support/control';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';
import { root } from '../../support/site';

const requestId = 1001;

/** Uploads a PDF of three pages to the request, as the patient. */
async function uploadPdf() {
  const { token } = await controlSession(accounts.patient);
  const form = new FormData();
  form.append('upload_file', new Blob([readFileSync(join(root, 'e2e/fixtures/three-pages.pdf'))]), 'order.pdf');
  const response = await fetch(`${siteOrigin()}/api/media/upload`, { method: 'POST', headers: { Authorization: token }, body: form });
  const { blob_id } = (await response.json()) as { blob_id: string };
  await apiAs(accounts.patient, 'patients/uploads', { method: 'POST', body: JSON.stringify({ test_request_id: requestId, blob_id }) });
}

/** Returns the number of rendered pages: the canvas of other pages is transparent. */
const countRenderedPages = () =>
  browser.execute(
    () =>
      [...document.querySelectorAll<HTMLCanvasElement>('[role=dialog] canvas')].filter(
        (page) => page.getContext('2d')?.getImageData(2, 2, 1, 1).data[3] === 255,
      ).length,
  );

journey('The file viewer', (it) => {
  it('renders a PDF under the content security policy, and removes its first page [UI-070, UI-072, UI-073]', async () => {
    await uploadPdf();
    await signInAs(accounts.staff);
    await browser.url(paths.test(requestId));
    await clickWhenReady(within(browser).button('Open order.pdf'));
    await expect(within(browser).text('3 pages')).toBeDisplayed();
    await browser.waitUntil(async () => (await countRenderedPages()) > 0, { timeoutMsg: 'No page was rendered' });
    await checkScreen('file-viewer');
    await clickWhenReady(within(browser).button('Remove first page'));
    await clickWhenReady(within(browser).button('Remove page'));
    await expect(within(browser).text('2 pages')).toBeDisplayed();
    await browser.waitUntil(async () => (await countRenderedPages()) > 0, { timeoutMsg: 'No page was rendered again' });
  });
});
