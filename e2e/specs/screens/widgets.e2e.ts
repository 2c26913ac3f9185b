import { startGallery } from '@scanharbor/tools/gallery';
import { press, within } from '../../support/find';
import { journey } from '../../support/journey';
import { axeViolations } from '../../support/look';
import { fitsNarrowAndLarge, movements } from '../../support/reading';

/** What opens over the page, by widget: the button that opens it, and what then is there. */
const openers: Record<string, [button: string, shows: string][]> = {
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

journey('Every widget', (it) => {
  let gallery: Awaited<ReturnType<typeof startGallery>>;
  before(async () => {
    gallery = await startGallery(0);
  });
  after(() => gallery.close());

  it('in every state is accessible, fits a narrow window and large text, and keeps still for who wants that', async () => {
    await browser.url(gallery.address);
    await $('h1').waitForExist();
    expect([...(await axeViolations()), ...(await fitsNarrowAndLarge('widgets')), ...(await movements())]).toEqual([]);
  });

  it('that opens over the page is accessible while it is open, closes by the keyboard and gives the focus back [UI-152]', async () => {
    const found: string[] = [];
    for (const [widget, acts] of Object.entries(openers)) {
      await browser.url(`${gallery.address}/?only=${widget}`);
      for (const [name, shows] of acts) {
        const opener = within(browser).button(name);
        await press(opener);
        await $(shows).waitForExist();
        found.push(...(await axeViolations()).map((violation) => `${name}: ${violation}`));
        await browser.keys('Escape');
        await $(shows).waitForExist({ reverse: true });
        const back = await browser.execute(() => document.activeElement?.matches('button, input'));
        if (!back) found.push(`${name}: the focus did not come back`);
      }
    }
    expect(found).toEqual([]);
  });
});
