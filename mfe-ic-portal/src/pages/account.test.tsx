import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../testing/render-portal';
import './admin/switch-user/switch-user-page';
import './pending/pending-page';

beforeEach(() => control('reset'));

describe('/providers/pending', () => {
  it('shows an inactive provider that the account is pending [IC-200]', async () => {
    await renderPortal('/providers/pending', 'pending@scanharbor.test');
    expect(await screen.findByRole('heading', { name: 'Your Account Is Pending' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Portal' })).not.toBeInTheDocument();
  });
});

describe('/providers/admin/switch-user', () => {
  it('shows the message of the server for an unknown account and keeps the email [IC-243]', async () => {
    await renderPortal('/providers/admin/switch-user', 'switcher@scanharbor.test');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email of the account' }), 'nobody@scanharbor.test');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Asked for help by phone');
    await userEvent.click(screen.getByRole('button', { name: 'Switch user' }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.includes('No account has this email address.'))).toBe(true),
    );
    expect(screen.getByRole('textbox', { name: 'Email of the account' })).toHaveValue('nobody@scanharbor.test');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Asked for help by phone');
  });

  it('asks for a reason before it sends anything', async () => {
    await renderPortal('/providers/admin/switch-user', 'switcher@scanharbor.test');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email of the account' }), 'patient@scanharbor.test');
    const calls = jest.spyOn(globalThis, 'fetch');
    await userEvent.click(screen.getByRole('button', { name: 'Switch user' }));
    expect((await screen.findAllByText('Enter a reason.')).length).toBeGreaterThan(0);
    expect(calls.mock.calls.filter(([url]) => String(url).includes('account/switch'))).toEqual([]);
    calls.mockRestore();
  });
});
