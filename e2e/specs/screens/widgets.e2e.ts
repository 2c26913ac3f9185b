import { startGallery } from '@scanharbor/tools/gallery';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { axeViolations } from '../../support/check-screen';
import { findReflowViolations, findRunningAnimations } from '../../support/reflow';

/** Overlays by widget: the button that opens each, and the selector of the overlay. */
const openers: Record<string, [button: string, overlay: string][]> = {
  dialogs: [
    ['Pick times', '[role=dialog]'],
    ['Reject', '[role=alertdialog]'],
    ['Show an alert', '[role=alertdialog]'],
  ],
  'calendar-overlay': [['Choose days', '[role=dialog] [role=grid]']],
  menu: [['Your account, Maya Brooks', '[role=menu]']],
  'search-dates-phone-and-address': [['Show options', '[role=listbox]']],
  'file-viewer': [
    ['Show prescription.gif', '[role=dialog] img'],
    ['Show order.pdf', '[role=dialog] canvas[height]'],
    ['Show slow.pdf', '[role=dialog] [role=status]'],
    ['Show lost.pdf', '[role=dialog] [role=alert]'],
    ['Show setup.exe', '[role=alertdialog]'],
  ],
};

journey('The widgets', (it) => {
  let gallery: Awaited<ReturnType<typeof startGallery>>;
  before(async () => {
    gallery = await startGallery(0);
  });
  after(() => gallery.close());

  it('are accessible in every state, fit a narrow window and large text, and respect reduced motion', async () => {
    await browser.url(gallery.address);
    await $('h1').waitForExist();
    expect([...(await axeViolations()), ...(await findReflowViolations('widgets')), ...(await findRunningAnimations())]).toEqual([]);
  });

  it('have accessible overlays that close with the keyboard and restore the focus [UI-152]', async () => {
    const findings: string[] = [];
    for (const [widget, overlays] of Object.entries(openers)) {
      await browser.url(`${gallery.address}/?only=${widget}`);
      for (const [name, overlay] of overlays) {
        const opener = within(browser).button(name);
        await clickWhenReady(opener);
        await $(overlay).waitForExist();
        findings.push(...(await axeViolations()).map((violation) => `${name}: ${violation}`));
        await browser.keys('Escape');
        await $(overlay).waitForExist({ reverse: true });
        const isRestored = await browser.execute(() => document.activeElement?.matches('button, input'));
        if (!isRestored) findings.push(`${name}: the focus was not restored`);
      }
    }
    expect(findings).toEqual([]);
  });
});
