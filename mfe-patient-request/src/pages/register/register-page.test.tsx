import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import { resetTab, clickButton, recordCalls, title, type } from '../../testing/flow-screen';

const open = (path: string) => renderAt(path, { routes });

async function fillIn(email: string, zip = '60601') {
  await type('Practice name', 'Harbor Imaging');
  await type(/^Address of your first location/, '60 East Randolph Street');
  await type('City', 'Chicago');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
  await type('ZIP code', zip);
  await type('First name', 'Pat');
  await type('Last name', 'Reed');
  await type('Work email', email);
  await type(/^Mobile phone/, '2125550100');
  await type('Password', 'harbor12');
  await clickButton('Create account');
}

beforeEach(resetTab);

describe('/register', () => {
  it.each(['/register', '/register/patient'])('sends patients from %s to the request [PR-210, PR-211, PR-212]', async (path) => {
    const { router } = await open(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/request-scan'));
  });

  it('shows not found for another kind of account [PR-210]', async () => {
    const { router } = await open('/register/doctor');
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('registers an imaging center, and returns it to its page after the login [PR-213, PR-214, PR-216]', async () => {
    const { to } = recordCalls();
    const { router } = await open('/register/provider?next=%2Fproviders%2Fsettings&nextParams=tab%3D1');
    await title('Register your imaging center');
    await fillIn('pat@harbor-imaging.test');
    await waitFor(() => expect(router.state.location.pathname).toBe('/ic-login'));
    const params = new URLSearchParams(router.state.location.search);
    expect([params.get('firstLogin'), params.get('next'), params.get('nextParams')]).toEqual(['true', '/providers/settings', 'tab=1']);
    expect(to('POST datica/providers')[0]?.body).toMatchObject({
      practice_name: 'Harbor Imaging',
      location: { address_1: '60 East Randolph Street', city: 'Chicago', state: 'IL', zip_code: '60601' },
    });
  });

  it('rejects an address that does not exist, and keeps the input [PR-214]', async () => {
    await open('/register/provider');
    await fillIn('pat@harbor-imaging.test', '10018');
    expect(await screen.findByText('We could not find this address. Please check the ZIP code and the state.')).toBeVisible();
    expect(screen.getByLabelText('Practice name')).toHaveValue('Harbor Imaging');
  });

  it('shows that an account exists [PR-215]', async () => {
    await open('/register/provider');
    await fillIn('staff@scanharbor.test');
    expect((await screen.findAllByText('You already have an account with us. Please sign in or recover your password.'))[0]).toBeVisible();
  });
});
