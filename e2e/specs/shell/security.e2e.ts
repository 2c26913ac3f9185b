import { paths } from '@scanharbor/shared-contracts';
import { consoleFaults } from '../../support/console';
import { journey } from '../../support/journey';

journey('The content security policy', (it) => {
  it('stops an inline script and an inline style, and these tests would notice', async () => {
    await browser.url(paths.about());
    await $('main h1').waitForExist();
    expect(await consoleFaults()).toEqual([]);
    const ran = await browser.execute(() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true;';
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'h1 { color: red }';
      document.head.append(style);
      return 'inlineRan' in window;
    });
    expect(ran).toBe(false);
    const faults = await consoleFaults();
    expect(faults.filter((message) => /Content Security Policy/.test(message))).toHaveLength(2);
  });
});
