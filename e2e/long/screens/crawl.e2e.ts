import { paths } from '@scanharbor/shared-contracts';
import { crawlAs } from '../../crawl/crawl';
import { accounts } from '../../support/accounts';
import { journey } from '../../support/journey';
import { changeBrowser } from '../../support/new-profile';

/** A few screens of one role; `npm run crawl` visits all of every role. */
journey('The crawler', (it) => {
  it('finds nothing wrong with the settings of a patient, whatever button is pressed', async () => {
    const { findings, presses } = await crawlAs(
      { name: 'patient', email: accounts.patient, starts: [paths.settings('record')] },
      { isIncluded: (path) => path === paths.settings('record'), controls: /^(?!link)/, depth: 1 },
    );
    expect(findings).toEqual([]);
    expect(presses).toBeGreaterThan(1);
  });

  it('reports a button that throws, one that does nothing, and a link to an unknown address', async () => {
    await changeBrowser(
      browser.addInitScript(() => {
        addEventListener('load', () => {
          const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
          add('<button id="broken">Throw</button><button>Do nothing</button><a href="/unknown-page">Unknown</a>');
          document.getElementById('broken')?.addEventListener('click', () => {
            throw new Error('thrown by the test');
          });
        });
      }),
    );
    const { findings } = await crawlAs(
      { name: 'guest', starts: [paths.security()] },
      { isIncluded: (path) => path === paths.security(), controls: /Throw|nothing|Unknown/, depth: 1 },
    );
    const lines = findings.map(({ place, what }) => `${place}: ${what}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Throw”: console: .*thrown by the test/),
        expect.stringMatching(/Do nothing”: changes nothing/),
        expect.stringMatching(/Unknown”: leads to an unknown address/),
      ]),
    );
  });

  it('goes on with what it missed', async () => {
    const link = { key: `link ${paths.privacy()}`, name: 'link “Privacy”', href: paths.privacy(), isInNewTab: false };
    const missed = { way: { url: paths.security(), steps: [] }, control: link, isSecond: true };
    const last = {
      result: { role: 'guest', screens: 1, presses: 7, gone: [missed], findings: [] },
      known: [],
      screens: [],
      waiting: [],
    };
    const { presses, gone } = await crawlAs(
      { name: 'guest', starts: [] },
      { isIncluded: () => false, progress: { read: () => last, write: () => undefined } },
    );
    expect([presses, gone]).toEqual([8, []]);
  });
});
