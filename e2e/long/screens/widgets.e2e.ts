import { startGallery } from '@scanharbor/tools/gallery';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { axeViolations, desktop, getHorizontalOverflow, phone, waitUntilSettled } from '../../support/check-screen';
import { findReflowViolations, findRunningAnimations } from '../../support/reflow';

/** Overlays by widget: the button that opens each, and the selector of the overlay. */
const openers: Record<string, [button: string, overlay: string][]> = {
  dialog: [
    ['Pick times', '[role=dialog]'],
    ['Reject', '[role=alertdialog]'],
    ['Show an alert', '[role=alertdialog]'],
  ],
  'clinic/calendar-overlay': [['Choose days', '[role=dialog] [role=grid]']],
  menu: [['Your account, Maya Brooks', '[role=menu]']],
  'combo-box': [['Show options', '[role=listbox]']],
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
    await browser.url(`${gallery.address}/examples`);
    await $('h1').waitForExist();
    expect([...(await axeViolations()), ...(await findReflowViolations('widgets')), ...(await findRunningAnimations())]).toEqual([]);
  });

  it('have accessible overlays that close with the keyboard and restore the focus [UI-152]', async () => {
    const findings: string[] = [];
    for (const [widget, overlays] of Object.entries(openers)) {
      await browser.url(`${gallery.address}/examples/${widget}`);
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

  it('fit where text runs from right to left, also in the dark scheme', async () => {
    await browser.url(`${gallery.address}/examples?dir=rtl&scheme=dark&density=staff`);
    await $('h1').waitForExist();
    expect([...(await axeViolations()), ...(await findReflowViolations('widgets in RTL'))]).toEqual([]);
  });

  it('have a gallery that is searched from the keyboard and whose switches are in its URL', async () => {
    await browser.url(gallery.address);
    await $('h1').waitForExist();
    await browser.keys('/');
    await browser.keys('zip');
    await within(await $('nav').getElement())
      .link('Button')
      .waitForExist({ reverse: true });
    await browser.keys('Enter');
    await $('h1=ZIP field').waitForExist();
    for (const choice of ['390', 'Compact', 'Dark', 'RTL', 'Spanish']) await clickWhenReady(within(browser).choice(choice));
    expect(new URL(await browser.getUrl()).search).toBe('?viewport=390&density=staff&scheme=dark&dir=rtl&lang=es');

    await browser.refresh();
    await browser.switchFrame($('iframe[title="ZIP field: Error"]'));
    await $('input').waitForExist();
    const seen = () => {
      const { dir, lang, dataset } = document.documentElement;
      return [innerWidth, document.body.dataset.density, dataset.scheme, dir, lang];
    };
    expect(await browser.execute(seen)).toEqual([390, 'staff', 'dark', 'rtl', 'es']);
    await browser.switchFrame(null);
  });

  it('have pages in the gallery that are accessible on a desktop and on a phone', async () => {
    const findings: string[] = [];
    for (const path of ['/', '/widgets/button', '/widgets/lazy?scheme=dark']) {
      await browser.url(gallery.address + path);
      await $('h1').waitForExist();
      for (const viewport of [desktop, phone]) {
        await browser.setViewport(viewport);
        await waitUntilSettled();
        const overflowPx = await getHorizontalOverflow();
        if (overflowPx > 0) findings.push(`${path} at ${viewport.width}: scrolls horizontally by ${overflowPx} px`);
        findings.push(...(await axeViolations()).map((violation) => `${path} at ${viewport.width}: ${violation}`));
      }
    }
    await browser.setViewport(desktop);
    expect(findings).toEqual([]);
  });
});
