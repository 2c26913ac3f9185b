import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { installPasskeyDevice, removePasskeyDevice } from '@scanharbor/shared-contracts/testing/passkey-device';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell';
import { signIn } from '../../testing/sign-in';

const staff = 'staff@scanharbor.test';
const notUsed = 'The passkey was not used. Try again, or sign in with your password.';
let device: ReturnType<typeof installPasskeyDevice>;

/** Staff with a passkey on this device as their only second factor. */
beforeEach(async () => {
  await control('reset');
  device = installPasskeyDevice();
  await device.register(await controlSession(staff), 'Laptop');
});

afterEach(removePasskeyDevice);

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

it('signs in with a passkey alone, after the user canceled once', async () => {
  device.fail('NotAllowedError');
  await renderShell('/ic-login');
  await click('Sign in with a passkey');
  expect(await screen.findByText(notUsed)).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(document.cookie).not.toContain('authToken');
  device.fail(undefined);
  await click('Sign in with a passkey');
  expect(await arrived()).toBeVisible();
});

it('passes the second step with a passkey, after the user canceled once', async () => {
  await renderShell('/ic-login');
  await signIn({ email: staff });
  device.fail('NotAllowedError');
  await click('Use a passkey');
  expect(await screen.findByText(notUsed)).toBeVisible();
  device.fail(undefined);
  await click('Use a passkey');
  expect(await arrived()).toBeVisible();
});

it('reports a passkey that the account no longer has', async () => {
  await control('reset');
  await renderShell('/ic-login');
  await click('Sign in with a passkey');
  expect(await screen.findByText('This passkey could not be used. Please try again.')).toBeVisible();
});

it('reports that the server cannot be reached, and not a passkey that was not used', async () => {
  await control('faults', { path: 'account/passkey_challenge', malformed: 'drop' });
  await renderShell('/ic-login');
  await click('Sign in with a passkey');
  expect(await screen.findByText(/could not reach the server/)).toBeVisible();
});

it('offers no passkey in a browser without them, and asks for a recovery code instead', async () => {
  removePasskeyDevice();
  await renderShell('/ic-login');
  await signIn({ email: staff });
  expect(await screen.findByLabelText('Recovery code')).toBeVisible();
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
});

it.each(['/login', '/patient-login'])('offers no passkey at %s, which is for patients, too', async (path) => {
  await renderShell(path);
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
});
