import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell';

const newEmail = 'new.address@scanharbor.test';

interface SentMessage {
  recipient: string;
  body: string;
}

async function fetchLink() {
  const response = await fetch(`${apiAddress()}/api/__control/outbox`);
  const messages = (await response.json()) as SentMessage[];
  const { body = '' } = messages.find(({ recipient }) => recipient === newEmail) ?? {};
  return /\/email\/confirm\S+/.exec(body)?.[0] ?? '';
}

beforeEach(() => control('reset'));

describe('/email/confirm', () => {
  it('makes the address of the link the email of the account, once', async () => {
    const token = await controlSession('patient@scanharbor.test');
    const { store, router } = await renderShell('/home', { token });
    await act(() => store.dispatch(accountEndpoints.updateAccount.initiate({ email: newEmail })));
    await act(async () => router.navigate(await fetchLink()));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText(/Your email is confirmed/)).toBeVisible();
    const { user } = await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true })).unwrap();
    expect(user.email).toBe(newEmail);
  });

  it.each(['/email/confirm', '/email/confirm?token=unknown', '/email/confirm?uuid=1'])(
    'offers no button at %s, part of a link',
    async (url) => {
      await renderShell(url);
      expect(await screen.findByRole('alert')).toHaveTextContent('This link was already used or has expired.');
      expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/login');
      expect(screen.queryByRole('button', { name: 'Confirm email' })).not.toBeInTheDocument();
    },
  );

  it('says that a link is used or too old', async () => {
    await renderShell('/email/confirm?token=unknown&uuid=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This link was already used or has expired.'));
    expect(screen.getByText('Enter your new email in your settings again to get another link.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Confirm email' })).not.toBeInTheDocument();
  });

  it('offers the button again after a fault of the server', async () => {
    const token = await controlSession('patient@scanharbor.test');
    const { store, router } = await renderShell('/home', { token });
    await act(() => store.dispatch(accountEndpoints.updateAccount.initiate({ email: newEmail })));
    await act(async () => router.navigate(await fetchLink()));
    await control('faults', { path: 'account/confirm_email', status: 500, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText(/Your email is confirmed/)).toBeVisible();
  });
});
