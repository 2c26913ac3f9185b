import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../testing/render-portal';
import { createConcurrentStaff } from '../testing/concurrent-staff';
import { clickButton } from '../testing/click-button';
import { signInAgain } from '../testing/sign-in-again';
import './location/location-page';
import './locations/locations-page';
import './users/user-dialog';
import './users/users-page';

const admin = 'admin@scanharbor.test';

beforeEach(() => control('reset'));

describe('concurrent edits of two administrators', () => {
  it('reports a concurrent change of a location, keeps the unsaved input, and saves over the change on the next submit [IC-151, IC-153]', async () => {
    const { router } = await renderPortal('/providers/location/1', admin);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' West');
    await (await createConcurrentStaff()).callLocation(1, '(212) 555-7777');
    await clickButton('Save location');
    expect(await screen.findByText(/^Dana Whitaker changed this location at \d+:\d\d [AP]M E[SD]T\.$/)).toBeVisible();
    expect(await screen.findByText('Phone: (212) 555-7777')).toBeVisible();
    expect(await screen.findByText(/^Dana Whitaker changed this at \d+:\d\d [AP]M E[SD]T, while you had it open:$/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harborview Midtown West');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveDisplayValue(/555-7777/));
    await clickButton('Save location');
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/locations'));
    const row = (await screen.findByRole('link', { name: 'Harborview Midtown West' })).closest('tr');
    expect(row).toHaveTextContent('(212) 555-7777');
  });

  it('reports a concurrent change of a user in the dialog, keeps the unsaved input, and saves on the next submit [IC-179, IC-181]', async () => {
    await renderPortal('/providers/users', admin);
    await clickButton('Edit Robin Hale');
    const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Last name' }), '-Moss');
    await (await createConcurrentStaff()).unlinkUser('staff@scanharbor.test');
    await clickButton('Save user');
    expect(await within(dialog).findByText(/^Dana Whitaker changed this user at \d+:\d\d [AP]M E[SD]T\.$/)).toBeVisible();
    expect(await within(dialog).findByText('Locations: Not given')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: /^Harborview Midtown/ })).not.toBeChecked());
    expect(within(dialog).getByRole('textbox', { name: 'Last name' })).toHaveValue('Hale-Moss');
    await clickButton('Save user');
    expect(await screen.findByText('User has been successfully updated.')).toBeVisible();
    expect(await screen.findByText('Robin Hale-Moss')).toBeVisible();
  });

  it('compares a restored draft of a location with the version that the edit started from [IC-151, IC-153]', async () => {
    const portal = await renderPortal('/providers/location/1', admin);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' West');
    await signInAgain(portal, async () => (await createConcurrentStaff()).callLocation(1, '(212) 555-7777'));
    expect(await screen.findByText('Phone: (212) 555-7777')).toBeVisible();
    await clickButton('Save location');
    expect(await screen.findByText(/^Dana Whitaker changed this location at \d+:\d\d [AP]M E[SD]T\.$/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harborview Midtown West');
    await clickButton('Save location');
    await waitFor(() => expect(portal.router.state.location.pathname).toBe('/providers/locations'));
  });

  it('compares a restored draft of a user with its base version, and saves right after the change is acknowledged [IC-179, IC-181]', async () => {
    const portal = await renderPortal('/providers/users', admin);
    await clickButton('Edit Robin Hale');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Last name' }), '-Moss');
    await signInAgain(portal, async () => (await createConcurrentStaff()).unlinkUser('staff@scanharbor.test'));
    await clickButton('Edit Robin Hale');
    expect(await screen.findByText('Locations: Not given')).toBeVisible();
    await clickButton('Got it');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await clickButton('Save user');
    expect(await screen.findByText('User has been successfully updated.')).toBeVisible();
  });

  it('names who changed the schedule, and refuses to save a machine that was removed meanwhile until it is gone or added again', async () => {
    await renderPortal('/providers/location/1', admin);
    const form = within(await screen.findByRole('form', { name: 'Hours and machines' }));
    await userEvent.click(form.getByRole('button', { name: 'Add machine' }));
    const add = form.getAllByLabelText(/^Name for machine/).at(-1);
    if (add) await userEvent.type(add, 'CT 2');
    await userEvent.click(within(form.getByRole('group', { name: 'Scans for CT 2' })).getByRole('checkbox', { name: 'CT' }));
    await (await createConcurrentStaff()).removeMachine(1);
    await clickButton('Save hours and machines');
    expect(await form.findByText(/^Dana Whitaker changed this at .+ E[SD]T, while you had it open:$/)).toBeVisible();
    expect(await form.findByText('A colleague removed this machine.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Save hours and machines' })).toBeDisabled();
    expect(form.getByDisplayValue('CT 2')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^Add .+ again$/ }));
    await clickButton('Save hours and machines');
    expect(await screen.findByText('Hours and machines of Harborview Midtown are saved.')).toBeVisible();
  });
});
