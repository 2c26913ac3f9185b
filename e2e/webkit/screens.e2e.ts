import { demoInvitations } from '@scanharbor/mock-api/seed/demo-data';
import { paths } from '@scanharbor/shared-contracts';
import { accounts, demoPassword } from '../support/accounts';
import { control, controlSession, siteOrigin } from '../support/control';
import { atPath, within } from '../support/find';
import { moveMouse } from '../support/move-mouse';
import { countScheduled } from '../support/stored-requests';

const upright = { width: 390, height: 844 };
const onItsSide = { width: 844, height: 420 };
const desktop = { width: 1280, height: 900 };
const restMs = 300;

/** An open self-pay request of the demo patient. */
const requestId = 1001;

const publicScreens = [
  paths.landing(),
  paths.scans(),
  paths.scanInfo('mri'),
  paths.howItWorks(),
  paths.doctorSearch(),
  paths.refer(),
  paths.partner(),
  paths.centerLogin(),
  paths.centers({ type: 'MRI' }),
  paths.requestScan(),
  paths.invitation(demoInvitations.open),
];

const screens = {
  [accounts.patient]: [
    paths.home(),
    paths.tests('requests'),
    paths.tests('upcoming'),
    paths.settings('general'),
    paths.settings('medical'),
    paths.settings('record'),
    paths.patientProvider('insurance'),
  ],
  [accounts.staff]: [
    paths.dashboard(),
    paths.activeRequests(),
    paths.scheduled(),
    paths.history(),
    paths.calendar(),
    paths.schedule(),
    paths.test(1201),
    paths.test(requestId, 'availability'),
    paths.providerSettings(),
  ],
  [accounts.admin]: [paths.locations(), paths.practiceUsers(), paths.reports(), paths.auditTrail(), paths.billing()],
};

const setWindow = async ({ width, height }: typeof upright) => {
  await browser.setWindowSize(width, height);
  await browser.pause(restMs);
};

/** Opens a screen on a phone and turns it twice. Returns what is wrong with it. */
async function findFaults(path: string): Promise<string[]> {
  await setWindow(onItsSide);
  await browser.url(siteOrigin() + path);
  await moveMouse(browser);
  await $('[data-from] main h1').waitForExist();
  // A session that is not recognized would show the sign-in screen, and an unknown path the one that says so.
  await atPath(new URL(path, siteOrigin()).pathname);
  await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
  const faults: string[] = [];
  for (const window of [upright, onItsSide]) {
    await setWindow(window);
    const overflowPx = await browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflowPx > 0) faults.push(`${path} scrolls sideways by ${overflowPx} px at a width of ${window.width} px`);
  }
  const failure = /^.* could not be loaded$/m.exec(await browser.execute(() => document.body.innerText));
  if (failure) faults.push(`${path}: ${failure[0]}`);
  return faults;
}

async function findFaultsOf(list: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of list) faults.push(...(await findFaults(path)));
  return faults;
}

/** Clicks an element. The driver does not scroll to it, and its check for clickable elements fails in WebKit. */
async function press(element: ChainablePromiseElement) {
  await element.waitForEnabled();
  await browser.execute(
    (found: HTMLElement) => found.scrollIntoView({ block: 'center', behavior: 'instant' }),
    (await element.getElement()) as unknown as HTMLElement,
  );
  await element.click();
}

/** Signs in with the cookie that the shell reads at its start; `signInAs` needs the BiDi protocol. */
async function signIn(email: string) {
  const { token } = await controlSession(email);
  await browser.url(`${siteOrigin()}/robots.txt`);
  await browser.deleteCookies();
  await browser.setCookies({ name: 'authToken', value: token });
}

describe('In WebKit', () => {
  beforeEach(() => control('reset'));

  it('the main public screens load and fit a phone that is turned', async () => {
    expect(await findFaultsOf(publicScreens)).toEqual([]);
  });

  for (const [email, list] of Object.entries(screens)) {
    it(`the main screens of ${email} load and fit a phone that is turned`, async () => {
      await signIn(email);
      expect(await findFaultsOf(list)).toEqual([]);
    });
  }

  it('staff sign in with the form and book an offered time', async () => {
    await setWindow(desktop);
    await browser.deleteCookies();
    await browser.url(siteOrigin() + paths.centerLogin());
    await moveMouse(browser);
    await $('[data-from] main h1').waitForExist();
    await $('#field-username').setValue(accounts.staff);
    await $('#field-password').setValue(demoPassword);
    await press(within(browser).button('Sign in'));
    await $('h1*=dashboard').waitForExist();
    await browser.url(siteOrigin() + paths.test(requestId, 'availability'));
    await press(within(browser).button('Pick a time'));
    await press($('fieldset label:has(input[type=radio]:enabled)'));
    await press(within(browser).button('Continue to location'));
    await press($("//*[@role='radiogroup']//label[contains(normalize-space(.), 'Harborview Midtown')]"));
    await press(within(browser).button('Continue to confirm'));
    await press(within(browser).button('Book appointment'));
    await within(browser).heading('This request is booked').waitForExist();
    expect(await countScheduled(requestId)).toBe(1);
  });
});
