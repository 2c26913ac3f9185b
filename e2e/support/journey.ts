import { clearApiFaults, reset } from './control';
import { consoleFaults, expectOnConsole, forgetExpectations } from './console';
import { desktop, shot } from './look';

let fresh = true;

const fileName = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 80);

/**
 * A group of tests of the released site. Each test begins with seeded data, a browser profile that was never used and no
 * faults, and fails on errors and warnings of the console, violations of the content security policy among them.
 */
export function journey(title: string, tests: () => void) {
  describe(title, () => {
    beforeEach(async () => {
      if (!fresh) await browser.reloadSession();
      fresh = false;
      forgetExpectations();
      await reset();
      await browser.setViewport(desktop);
    });

    afterEach(async function () {
      const { currentTest } = this;
      if (currentTest?.state === 'failed') return void (await shot(`failed-${fileName(currentTest.title)}`));
      await clearApiFaults();
      expect(await consoleFaults()).toEqual([]);
    });

    tests();
  });
}

export { expectOnConsole };
