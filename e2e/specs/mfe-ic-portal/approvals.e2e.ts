import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { siteOrigin } from '../../support/control';
import { clickWhenReady, fill, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { openNewProfile } from '../../support/new-profile';

const doctor = {
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada.lindqvist@riverside-orthopedics-and-sports-medicine.test',
  zip_code: '10018',
  specialty: 'Heart',
  npi: '1003999999',
  referred: 1,
  locations: [1, 2],
};

const practice = {
  email: 'owner@new-imaging.test',
  password: 'Lighthouse-27',
  first_name: 'Olive',
  last_name: 'Moreau',
  practice_name: 'New Imaging',
  location: { address_1: '355 West 39th Street', city: 'New York', state: 'NY', zip_code: '10018' },
};

/** Calls the API as a guest in a tab of its own. */
const enter = (path: string, body: object) =>
  fetch(`${siteOrigin()}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Tab': String(Math.random()) },
    body: JSON.stringify(body),
  });

async function openEntries() {
  await signInAs(accounts.platform);
  await browser.url(paths.waitingEntries());
}

journey('Approval of what guests enter', (it) => {
  it('publishes a doctor once a platform administrator approves', async () => {
    await enter('doctors/new', doctor);
    await browser.url(paths.doctorPage('lindqvist'));
    expectOnConsole(/doctors\/find/);
    await within(browser).text('not found').waitForDisplayed();
    await openEntries();
    await within(browser).row('Ada Lindqvist').waitForDisplayed();
    await checkScreen('approvals');
    await clickWhenReady(within(browser).button('Approve Ada Lindqvist'));
    await within(browser).text('Ada Lindqvist is public now.').waitForDisplayed();
    await within(browser).text('No new entries').waitForDisplayed();
    await checkScreen('approvals-empty');
    await browser.url(paths.doctorPage('lindqvist'));
    await within(browser).text('Ada Lindqvist').waitForDisplayed();
  });

  it('opens the portal to a new practice once a platform administrator approves', async () => {
    await enter('datica/providers', practice);
    await signInAs(practice.email);
    await browser.url(paths.dashboard());
    await within(browser).heading('Your Account Is Pending').waitForDisplayed();
    await openNewProfile();
    await openEntries();
    await clickWhenReady(within(browser).button('Approve New Imaging'));
    await within(browser).text('New Imaging is public now.').waitForDisplayed();
    await openNewProfile();
    await signInAs(practice.email);
    await browser.url(paths.dashboard());
    await within(browser).heading('Agree to the terms').waitForDisplayed();
  });

  it('asks for the reason of a rejection, and keeps the entry hidden', async () => {
    await enter('doctors/new', doctor);
    await openEntries();
    await clickWhenReady(within(browser).button('Reject Ada Lindqvist'));
    await clickWhenReady(within(browser).button('Reject entry'));
    await within(browser).text('Tell them why you reject this entry.').waitForDisplayed();
    await checkScreen('approvals-reject');
    await fill(within(browser).field('Reason'), 'The NPI is unknown.');
    await clickWhenReady(within(browser).button('Reject entry'));
    await within(browser).text('Ada Lindqvist was rejected.').waitForDisplayed();
    expectOnConsole(/doctors\/find/);
    await browser.url(paths.doctorPage('lindqvist'));
    await within(browser).text('not found').waitForDisplayed();
  });
});
