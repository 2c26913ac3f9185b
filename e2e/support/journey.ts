import { reset } from './control';
import { takeConsoleErrors, expectOnConsole, clearExpectations } from './console';
import { closeFaultProxies } from './fault-proxy';
import { openNewProfile } from './new-profile';
import { desktop, takeScreenshot, takeScreenFindings } from './check-screen';

const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80);

type Test = (title: string, steps: () => Promise<void>) => void;

async function expectNoFindings() {
  expect([...takeScreenFindings(), ...(await takeConsoleErrors())]).toEqual([]);
}

/**
 * Defines a group of tests of the released site. Each starts with seeded data, a new browser profile and no faults, and
 * fails at its end on findings of `checkScreen` and on console errors and warnings, including content security policy
 * violations.
 */
export function journey(title: string, tests: (it: Test) => void) {
  describe(title, () => {
    beforeEach(async () => {
      await openNewProfile();
      // What the page of the last test still reported while it was closed.
      await takeConsoleErrors();
      clearExpectations();
      takeScreenFindings();
      await reset();
      await browser.setViewport(desktop);
    });

    afterEach(async function () {
      if (this.currentTest?.state === 'failed') await takeScreenshot(`failed-${fileName(this.currentTest.title)}`);
      closeFaultProxies();
    });

    tests((name, steps) => {
      it(name, async () => {
        await steps();
        await expectNoFindings();
      });
    });
  });
}

export { expectOnConsole };
