import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/open-portal';
import { otherStaff } from '../testing/other-staff';
import { press } from '../testing/press';
import { signInAgain } from '../testing/sign-in-again';
import './location/location-page';
import './locations/locations-page';
import './users/user-dialog';
import './users/users-page';

const admin = 'admin@scanharbor.test';

beforeEach(() => control('reset'));

describe('two administrators at once', () => {
  it('on one location: the later one is told what the other stored, loses nothing typed, and saves knowingly [IC-151, IC-153]', async () => {
    const { router } = await openPortal('/providers/location/1', admin);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' West');
    await (await otherStaff()).callLocation(1, '(212) 555-7777');
    await press('Save location');
    expect(await screen.findByText('Somebody else has changed this location in the meantime.')).toBeVisible();
    expect(await screen.findByText('Phone: (212) 555-7777')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harborview Midtown West');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveDisplayValue(/555-7777/));
    await press('Save location');
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/locations'));
    const row = (await screen.findByRole('link', { name: 'Harborview Midtown West' })).closest('tr');
    expect(row).toHaveTextContent('(212) 555-7777');
  });

  it('on one user: the same, in the dialog that stays open [IC-179, IC-181]', async () => {
    await openPortal('/providers/users', admin);
    await press('Edit Robin Hale');
    const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Last name' }), '-Moss');
    await (await otherStaff()).unlinkUser('staff@scanharbor.test');
    await press('Save user');
    expect(await within(dialog).findByText('Somebody else has changed this user in the meantime.')).toBeVisible();
    expect(await within(dialog).findByText('Locations: Not given')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: /^Harborview Midtown/ })).not.toBeChecked());
    expect(within(dialog).getByRole('textbox', { name: 'Last name' })).toHaveValue('Hale-Moss');
    await press('Save user');
    expect(await screen.findByText('User has been successfully updated.')).toBeVisible();
    expect(await screen.findByText('Robin Hale-Moss')).toBeVisible();
  });

  it('over the end of a session: a location is still compared with what its writer typed over [IC-151, IC-153]', async () => {
    const portal = await openPortal('/providers/location/1', admin);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' West');
    await signInAgain(portal, async () => (await otherStaff()).callLocation(1, '(212) 555-7777'));
    expect(await screen.findByText('Phone: (212) 555-7777')).toBeVisible();
    await press('Save location');
    expect(await screen.findByText('Somebody else has changed this location in the meantime.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harborview Midtown West');
    await press('Save location');
    await waitFor(() => expect(portal.router.state.location.pathname).toBe('/providers/locations'));
  });

  it('over the end of a session: a user likewise, and who has understood the change saves at once [IC-179, IC-181]', async () => {
    const portal = await openPortal('/providers/users', admin);
    await press('Edit Robin Hale');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Last name' }), '-Moss');
    await signInAgain(portal, async () => (await otherStaff()).unlinkUser('staff@scanharbor.test'));
    await press('Edit Robin Hale');
    expect(await screen.findByText('Locations: Not given')).toBeVisible();
    await press('Got it');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await press('Save user');
    expect(await screen.findByText('User has been successfully updated.')).toBeVisible();
  });
});
