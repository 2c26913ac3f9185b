import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from './accounts';
import { siteOrigin } from './control';

/** A screen of a remote, who opens it, and the call that it cannot do without. */
interface Walk {
  path: string;
  account?: string;
  call: RegExp;
}

const walks: Readonly<Record<string, Walk>> = {
  'mfe-patient-request': { path: paths.tests('requests'), account: accounts.patient, call: /\/api\/bookings\// },
  'mfe-ic-portal': { path: paths.activeRequests(), account: accounts.staff, call: /\/api\/ic-portal\// },
  'mfe-marketing': { path: paths.refer(), call: /\/api\/doctors\/specialties/ },
  'mfe-invitation': { path: paths.invitation('demo-invitation'), call: /\/api\/px\/invitation\// },
  'mfe-operations': { path: paths.operations(), account: accounts.platform, call: /\/api\/operations\// },
};

/** Returns the responses to calls on the page so far: path and status. */
const readCalls = () =>
  browser.execute(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .map((entry) => {
        const { name, responseStatus } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, status: responseStatus };
      }),
  );

/** Opens the screen of a remote as its user does. Rejects when another one is shown, or its main call is missing or fails. */
export async function walkRemote(remote: string, origin = siteOrigin()) {
  const walk = walks[remote];
  if (!walk) throw new Error(`No walk of ${remote} is defined`);
  if (walk.account) await signInAs(walk.account);
  await browser.url(origin + walk.path);
  await $('[data-from] main h1').waitForExist();
  const from = await $('[data-from]').getAttribute('data-from');
  if (!from?.startsWith(`${remote}@`)) throw new Error(`${walk.path} is shown by ${from}, not by ${remote}`);
  const find = async () => (await readCalls()).find(({ path, status }) => walk.call.test(path) && status > 0);
  await browser.waitUntil(async () => (await find()) !== undefined, { timeoutMsg: `${remote} did not call ${walk.call.source}` });
  const failed = (await readCalls()).filter(({ status }) => status >= 400);
  if (failed.length > 0) throw new Error(`${remote}: ${failed.map(({ path, status }) => `${path} answered ${status}`).join(', ')}`);
}
