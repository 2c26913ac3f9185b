import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import { recordRequestBodies } from '../../testing/record-request-bodies';
import './billing-page';
import '../dashboard/dashboard-page';

const admin = 'admin@scanharbor.test';

beforeEach(() => control('reset'));

describe('/providers/billing', () => {
  it('shows on the dashboard that the account could not be created [IC-221, IC-222]', async () => {
    const { router } = await renderPortal('/providers/billing?error=access_denied', admin);
    expect(await screen.findByText('Stripe account could not be created.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/dashboard'));
  });

  it('connects the account with the code from the provider, and confirms that on the dashboard [IC-223]', async () => {
    const token = await controlSession(admin);
    const onboarding = await fetch(`${apiAddress()}/api/billing/add`, { headers: { Authorization: token, 'X-Api-Key': 'test' } });
    const { stripe_link } = (await onboarding.json()) as { stripe_link: string };
    const state = new URL(stripe_link, 'http://x').searchParams.get('state')!;
    const sent = recordRequestBodies('billing/add');
    const { router } = await renderPortal(`/providers/billing?state=${state}&code=code_1`, admin);
    expect(await screen.findByText('Stripe account has been connected.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/providers/dashboard');
    expect(sent).toEqual([{ state, stripe_auth: 'code_1' }]);
  });

  it('offers the link again when the provider needs another attempt [IC-224]', async () => {
    await renderPortal('/providers/billing?state=unknown&code=code_1', admin);
    expect(await screen.findByRole('heading', { name: 'The account is not connected yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue on Stripe' })).toHaveAttribute('href', expect.stringContaining('state='));
  });

  it('explains how to set up an account when there is none [IC-225]', async () => {
    await renderPortal('/providers/billing', 'rivaladmin@scanharbor.test');
    expect(await screen.findByRole('heading', { name: 'No billing accounts yet' })).toBeVisible();
    const [link] = await screen.findAllByRole('link', { name: 'Please setup a billing account' });
    expect(link).toHaveAttribute('href', '/providers/billing');
  });

  it('prompts for an account first when none is connected, without a link to the page itself [IC-225, IC-228]', async () => {
    const rival = 'rivaladmin@scanharbor.test';
    const onboarding = await fetch(`${apiAddress()}/api/billing/add`, {
      headers: { Authorization: await controlSession(rival), 'X-Api-Key': 'test' },
    });
    expect(onboarding.ok).toBe(true);
    const { router } = await renderPortal('/providers/billing', rival);
    expect((await screen.findAllByText('Connect an account first'))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: /account/ })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/providers/billing');
  });

  it('shows an account as connected only with a connected status [IC-228]', async () => {
    const onboarding = await fetch(`${apiAddress()}/api/billing/add`, {
      headers: { Authorization: await controlSession(admin), 'X-Api-Key': 'test' },
    });
    expect(onboarding.ok).toBe(true);
    await renderPortal('/providers/billing', admin);
    const accounts = within(await screen.findByRole('region', { name: 'Accounts' }));
    expect(accounts.getAllByRole('form').map((form) => within(form).getByText(/^(Connected|Not connected)$/).textContent)).toEqual([
      'Connected',
      'Not connected',
    ]);
    const [menu] = await screen.findAllByRole('combobox', { name: /^Link / });
    const names = accounts.getAllByLabelText<HTMLInputElement>('Account name').map(({ value }) => value);
    expect(
      within(menu!)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['No account yet', names[0]]);
  });

  it('renames an account, but never to an empty name [IC-227]', async () => {
    await renderPortal('/providers/billing', admin);
    const [name] = await screen.findAllByLabelText('Account name');
    const sent = recordRequestBodies(/billing\/accounts\/\d+$/);
    const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Save name' })[0]!);
    await userEvent.type(name!, ' II');
    await save();
    expect(await screen.findByText('The account has been renamed.')).toBeVisible();
    await userEvent.clear(name!);
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name.'));
    expect(name).toHaveFocus();
    expect(sent).toEqual([{ account_name: expect.stringMatching(/ II$/) }]);
  });

  it('lists locations without an account and links one [IC-165, IC-226]', async () => {
    await renderPortal('/providers/billing', admin);
    expect(await screen.findByRole('heading', { name: 'Link To Locations' })).toBeVisible();
    const menus = await screen.findAllByRole('combobox', { name: /^Link / });
    const initialCount = menus.length;
    const [, account] = within(menus[0]!).getAllByRole('option');
    await userEvent.selectOptions(menus[0]!, account!);
    await waitFor(() => expect(screen.queryAllByRole('combobox', { name: /^Link / })).toHaveLength(initialCount - 1));
  });
});
