import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { getAuthenticatorCode } from '@scanharbor/shared-contracts/testing/authenticator-code';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell';
import { signIn } from '../../testing/sign-in';

const staff = 'staff@scanharbor.test';
const step = 30_000;
let secret = '';
let codes: string[] = [];

/** Gives the account an authenticator app. Its code of this moment is used up by that. */
beforeEach(async () => {
  await control('reset');
  const headers = { Authorization: await controlSession(staff), 'Content-Type': 'application/json' };
  const post = async (path: string, body?: object) =>
    (await fetch(`${apiAddress()}/api/account/${path}`, { method: 'POST', headers, body: body && JSON.stringify(body) })).json();
  ({ secret } = (await post('authenticator')) as { secret: string });
  ({ recovery_codes: codes } = (await post('authenticator/confirm', { code: getAuthenticatorCode(secret, -step) })) as {
    recovery_codes: string[];
  });
});

const enter = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

it.each(['/ic-login', '/login'])('asks for a code after the password at %s, and opens the portal', async (path) => {
  await renderShell(path);
  await signIn({ email: staff });
  expect(await screen.findByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await enter('Six-digit code', '000000');
  expect((await screen.findAllByText('This code is not correct.')).length).toBeGreaterThan(0);
  await enter('Six-digit code', getAuthenticatorCode(secret));
  expect(await arrived()).toBeVisible();
});

it('accepts a recovery code instead', async () => {
  await renderShell('/ic-login');
  await signIn({ email: staff });
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await enter('Recovery code', codes[0] ?? '');
  expect(await arrived()).toBeVisible();
});

it('starts again with the password', async () => {
  await renderShell('/ic-login');
  await signIn({ email: staff });
  fireEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

it('does not offer single sign-on that the installation does not have', async () => {
  await renderShell('/ic-login');
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('button', { name: /Sign in with/ })).not.toBeInTheDocument();
});

it('explains a return from the identity provider that this tab did not start, without its query', async () => {
  await renderShell('/single-sign-on?code=abc&state=def');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible();
  expect(screen.getByText(/was not started in this tab/)).toBeVisible();
  expect(location.search).toBe('');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/ic-login');
});
