import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../testing/open-portal';
import './billing-page';
import '../dashboard/dashboard-page';

const admin = 'admin@scanharbor.test';

beforeEach(() => control('reset'));

describe('/providers/billing', () => {
  it('shows on the dashboard that the account could not be created [IC-221, IC-222]', async () => {
    const { router } = await openPortal('/providers/billing?error=access_denied', admin);
    expect(await screen.findByText('Stripe account could not be created.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/dashboard'));
  });

  it('renames an account [IC-227]', async () => {
    await openPortal('/providers/billing', admin);
    const [name] = await screen.findAllByLabelText('Account name');
    await userEvent.type(name!, ' II');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save name' })[0]!);
    expect(await screen.findByText('The account has been renamed.')).toBeVisible();
  });

  it('lists locations without an account and links one [IC-165, IC-226]', async () => {
    await openPortal('/providers/billing', admin);
    expect(await screen.findByRole('heading', { name: 'Link To Locations' })).toBeVisible();
    const menus = await screen.findAllByRole('combobox', { name: /^Link / });
    const before = menus.length;
    const [, account] = within(menus[0]!).getAllByRole('option');
    await userEvent.selectOptions(menus[0]!, account!);
    await waitFor(() => expect(screen.queryAllByRole('combobox', { name: /^Link / })).toHaveLength(before - 1));
  });
});
