import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/open-portal';
import './admin/switch-user/switch-user-page';
import './pending/pending-page';

beforeEach(() => control('reset'));

describe('/providers/pending', () => {
  it('tells an inactive provider that the account is pending [IC-200]', async () => {
    await openPortal('/providers/pending', 'pending@scanharbor.test');
    expect(await screen.findByRole('heading', { name: 'Your Account Is Pending' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Portal' })).not.toBeInTheDocument();
  });
});

describe('/providers/admin/switch-user', () => {
  it('shows the message of the server for an unknown account and keeps the email [IC-243]', async () => {
    await openPortal('/providers/admin/switch-user', 'switcher@scanharbor.test');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email of the account' }), 'nobody@scanharbor.test');
    await userEvent.click(screen.getByRole('button', { name: 'Switch user' }));
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
    expect(screen.getByRole('textbox')).toHaveValue('nobody@scanharbor.test');
  });
});
