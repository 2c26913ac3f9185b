import { reset } from './control';
import { consoleFaults, expectOnConsole, forgetExpectations } from './console';
import { closeFaultySites } from './faulty-site';
import { desktop, shot, takeFindings } from './look';

let fresh = true;

const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80);

type Test = (title: string, steps: () => Promise<void>) => void;

async function nothingWrong() {
  expect([...takeFindings(), ...(await consoleFaults())]).toEqual([]);
}

/**
 * A group of tests of the released site. Each begins with seeded data, a browser profile that was never used and no
 * faults. It fails at its end on what `look` found and on errors and warnings of the console, violations of the content
 * security policy among them.
 */
export function journey(title: string, tests: (it: Test) => void) {
  describe(title, () => {
    beforeEach(async () => {
      if (!fresh) await browser.reloadSession();
      fresh = false;
      forgetExpectations();
      takeFindings();
      await reset();
      await browser.setViewport(desktop);
    });

    afterEach(async function () {
      if (this.currentTest?.state === 'failed') await shot(`failed-${fileName(this.currentTest.title)}`);
      closeFaultySites();
    });

    tests((name, steps) => {
      it(name, async () => {
        await steps();
        await nothingWrong();
      });
    });
  });
}

export { expectOnConsole };
