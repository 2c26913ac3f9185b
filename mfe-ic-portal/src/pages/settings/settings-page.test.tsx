import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import { recordRequestBodies } from '../../testing/record-request-bodies';
import './settings-page';

const section = (name: string) => within(screen.getByRole('region', { name }));

async function fill(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const watchUpdates = () => recordRequestBodies('datica/providers');

beforeEach(() => control('reset'));

describe('/providers/settings', () => {
  it('sends the user name and only the changed fields, and confirms that they are saved [IC-191, IC-192, IC-196]', async () => {
    await renderPortal('/providers/settings');
    const bodies = watchUpdates();
    await screen.findByRole('heading', { name: 'Personal' });
    await fill('First name', 'Robyn');
    await userEvent.click(section('Personal').getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Settings have been successfully saved')).toBeVisible();
    expect(bodies).toEqual([{ username: 'staff@scanharbor.test', first_name: 'Robyn' }]);
    expect(screen.getByText('Robyn Hale')).toBeVisible();
  });

  it('shows the message of the server and keeps the input [IC-194]', async () => {
    await renderPortal('/providers/settings');
    await screen.findByRole('heading', { name: 'Contact' });
    await fill('Email', 'admin@scanharbor.test');
    await userEvent.click(section('Contact').getByRole('button', { name: 'Save email' }));
    expect((await screen.findAllByText(/already/i)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Email')).toHaveValue('admin@scanharbor.test');
  });

  it('says that a new email waits for its confirmation, and keeps the present one', async () => {
    await renderPortal('/providers/settings');
    await screen.findByRole('heading', { name: 'Contact' });
    await fill('Email', 'robin.hale@scanharbor.test');
    await userEvent.click(section('Contact').getByRole('button', { name: 'Save email' }));
    expect(await section('Contact').findByText(/We sent a link to robin\.hale@scanharbor\.test/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('staff@scanharbor.test');
  });

  it('refuses a weak password and one whose confirmation differs [IC-195]', async () => {
    await renderPortal('/providers/settings');
    await screen.findByRole('heading', { name: 'Security' });
    const { form } = screen.getByLabelText<HTMLInputElement>('New password');
    expect(form?.querySelector('[autocomplete="username"]')).toHaveValue('staff@scanharbor.test');
    await fill('New password', 'short');
    await fill('Confirm new password', 'other');
    await userEvent.click(section('Security').getByRole('button', { name: 'Save password' }));
    const security = section('Security');
    const weak = 'Password must be at least 8 characters long and contain both alphabetic and numeric characters';
    expect((await security.findAllByText(weak)).length).toBeGreaterThan(0);
    expect(security.getAllByText('Passwords do not match').length).toBeGreaterThan(0);
    const bodies = watchUpdates();
    await fill('New password', 'Harbor-22');
    await userEvent.clear(screen.getByLabelText('Confirm new password'));
    await userEvent.click(security.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(security.queryByText(weak)).not.toBeInTheDocument());
    expect(security.getAllByText('Passwords do not match').length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
  });

  it('changes the password, confirms that, and ends the temporary one [IC-193, IC-197]', async () => {
    const { store } = await renderPortal('/providers/settings', 'temp@scanharbor.test');
    expect(await screen.findByText(/Your password is temporary/)).toBeVisible();
    const bodies = watchUpdates();
    await fill('New password', 'Harbor-22');
    await fill('Confirm new password', 'Harbor-22');
    await userEvent.click(section('Security').getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Your password has been updated')).toBeVisible();
    expect(bodies).toEqual([{ username: 'temp@scanharbor.test', new_password: 'Harbor-22' }]);
    await waitFor(() => expect(store.getState().session.user?.temp).toBe(false));
    expect(screen.queryByText(/Your password is temporary/)).not.toBeInTheDocument();
  });
});
