import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { accounts, apiAs, demoPassword, signInAs } from '../../support/accounts';
import { openFaultySite } from '../../support/faulty-site';
import { atPath, press, within } from '../../support/find';
import { journey } from '../../support/journey';

interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

const cookie = async (name: string) => (await browser.storageGetCookies({})).cookies.find((known) => known.name === name);
const stored = () => browser.execute(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]));
const kept = () => browser.execute(() => JSON.stringify({ ...localStorage }));
/** The page's elements, and what stands in its fields. */
const shown = () =>
  browser.execute(() => document.documentElement.outerHTML + [...document.querySelectorAll('input')].map(({ value }) => value).join(' '));

/** The store as it is, found through the elements that React has drawn from it. */
const store = () =>
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

/** Words of a person that belong in no address, in no storage that outlives the tab, and in no log. */
async function secretsOf(email: string): Promise<string[]> {
  const { first_name, last_name } = await apiAs<Person>(email, 'account/authenticate');
  const { dob } = await apiAs<{ dob: string }>(email, 'patients/patient');
  const [year, month, day] = dob.split('-');
  return [first_name, last_name, email, encodeURIComponent(email), dob, `${month}/${day}/${year}`];
}

journey('What is known of a person', (it) => {
  it('is in no address, log or lasting storage while they are signed in, and in nothing at all once they are out [SH-020, SH-021, SH-083, SH-090]', async () => {
    const site = await openFaultySite();
    const secrets = await secretsOf(accounts.patient);
    await browser.url(site.address + paths.patientLogin());
    await loginPage().signIn(accounts.patient, demoPassword);
    await atPath(paths.home());
    const token = await cookie('authToken');
    expect(token).toMatchObject({ sameSite: 'lax', secure: false, path: '/' });
    const secondsLeft = (token?.expiry ?? 0) - Date.now() / 1000;
    expect(Math.abs(secondsLeft - 24 * 60 * 60)).toBeLessThan(600);

    for (const path of [paths.settings('general'), paths.settings('medical'), paths.tests('requests'), paths.home()]) {
      await browser.url(site.address + path);
      await $('main h1').waitForExist();
      await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
    }
    const said = (await browser.getLogs('browser')) as { message: string }[];
    const outside = [...site.asked, await browser.getUrl(), await kept(), ...said.map(({ message }) => message)];
    const secret = [...secrets, token?.value.value ?? 'no token'];
    for (const word of secret) expect(outside.filter((text) => text.includes(word))).toEqual([]);

    await press(within(browser).button('Sign out'));
    await atPath(paths.patientLogin());
    expect(await cookie('authToken')).toBeUndefined();
    const left = (await stored()) + (await shown()) + (await store());
    for (const word of secret) expect(left).not.toContain(word);
    await browser.back();
    await atPath(paths.patientLogin());
    for (const word of secret) expect(await shown()).not.toContain(word);
  });

  it('is not shown again by the way back once they have signed out in another tab [SH-090]', async () => {
    const secrets = await secretsOf(accounts.patient);
    await signInAs(accounts.patient);
    await browser.url(paths.settings('general'));
    await browser.waitUntil(async () => (await shown()).includes(secrets[0] ?? ''), { timeoutMsg: 'The settings name nobody' });
    await browser.url('about:blank');
    await browser.storageDeleteCookies({});
    await browser.back();
    await atPath(paths.patientLogin());
    for (const word of secrets) expect(await shown()).not.toContain(word);
  });
});
