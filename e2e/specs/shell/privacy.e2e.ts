import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { accounts, apiAs, demoPassword, signInAs } from '../../support/accounts';
import { openFaultProxy } from '../../support/fault-proxy';
import { atPath, clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { cookiesOf } from '../../support/new-profile';

interface User {
  first_name: string;
  last_name: string;
  email: string;
}

const getCookie = async (name: string) =>
  (await browser.storageGetCookies(await cookiesOf(browser))).cookies.find((each) => each.name === name);
const readStorage = () =>
  browser.execute(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href]));
const readLocalStorage = () => browser.execute(() => JSON.stringify(Object.entries(localStorage)));
/** Returns the page's elements and the values of its fields. */
const readPage = () =>
  browser.execute(() => document.documentElement.outerHTML + [...document.querySelectorAll('input')].map(({ value }) => value).join(' '));

/** Returns the current state of the store, found through React's root. */
const readStore = () =>
  browser.execute(() => {
    interface Fiber {
      memoizedProps: { store?: { getState(): unknown } } | null;
      child: Fiber | null;
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    for (let fiber: Fiber | null = root[key] ?? null; fiber; fiber = fiber.child) {
      if (fiber.memoizedProps?.store) return JSON.stringify(fiber.memoizedProps.store.getState());
    }
    throw new Error('No store was found in the page');
  });

/** Returns a patient's personal data, which must not appear in a URL, a lasting storage or a log. */
async function listPersonalData(email: string): Promise<string[]> {
  const { first_name, last_name } = await apiAs<User>(email, 'account/authenticate');
  const { dob } = await apiAs<{ dob: string }>(email, 'patients/patient');
  const [year, month, day] = dob.split('-');
  return [first_name, last_name, email, encodeURIComponent(email), dob, `${month}/${day}/${year}`];
}

journey('Personal data of a patient', (it) => {
  it('appears in no URL, log or lasting storage while signed in, and nowhere after sign-out [SH-020, SH-021, SH-083, SH-090]', async () => {
    const site = await openFaultProxy();
    const personalData = await listPersonalData(accounts.patient);
    await browser.url(site.origin + paths.patientLogin());
    await loginPage().signIn(accounts.patient, demoPassword);
    await atPath(paths.home());
    const token = await getCookie('authToken');
    expect(token).toMatchObject({ sameSite: 'lax', secure: false, path: '/' });
    const secondsLeft = (token?.expiry ?? 0) - Date.now() / 1000;
    expect(Math.abs(secondsLeft - 24 * 60 * 60)).toBeLessThan(600);

    for (const path of [paths.settings('general'), paths.settings('medical'), paths.tests('requests'), paths.home()]) {
      await browser.url(site.origin + path);
      await $('main h1').waitForExist();
      await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
    }
    const logs = (await browser.getLogs('browser')) as { message: string }[];
    const traces = [...site.requestedPaths, await browser.getUrl(), await readLocalStorage(), ...logs.map(({ message }) => message)];
    const secrets = [...personalData, token?.value.value ?? 'no token'];
    for (const secret of secrets) expect(traces.filter((text) => text.includes(secret))).toEqual([]);

    await clickWhenReady(within(browser).button('Sign out'));
    await atPath(paths.patientLogin());
    expect(await getCookie('authToken')).toBeUndefined();
    const remaining = (await readStorage()) + (await readPage()) + (await readStore());
    for (const secret of secrets) expect(remaining).not.toContain(secret);
    await browser.back();
    await atPath(paths.patientLogin());
    for (const secret of secrets) expect(await readPage()).not.toContain(secret);
  });

  it('is not shown by the back button after a sign-out in another tab [SH-090]', async () => {
    const personalData = await listPersonalData(accounts.patient);
    await signInAs(accounts.patient);
    await browser.url(paths.settings('general'));
    await browser.waitUntil(async () => (await readPage()).includes(personalData[0] ?? ''), { timeoutMsg: 'The settings show no name' });
    await browser.url('about:blank');
    await browser.storageDeleteCookies(await cookiesOf(browser));
    await browser.back();
    await atPath(paths.patientLogin());
    for (const secret of personalData) expect(await readPage()).not.toContain(secret);
  });
});
