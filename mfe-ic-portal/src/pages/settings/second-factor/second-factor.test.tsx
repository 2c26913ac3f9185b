import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { getAuthenticatorCode } from '@scanharbor/shared-contracts/testing/authenticator-code';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clickButton } from '../../../testing/click-button';
import { renderPortal } from '../../../testing/render-portal';
import '../settings-page';
import './second-factor-card';

beforeEach(() => control('reset'));

const section = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));

/** Reads the key of the dialog and returns the code that an app would show. */
async function readCode() {
  const key = (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent;
  return getAuthenticatorCode(key);
}

async function setUpApp() {
  await clickButton('Set up authenticator app');
  const code = await readCode();
  await userEvent.type(screen.getByLabelText('Six-digit code'), code);
  await clickButton('Turn on');
}

const fetchRows = async <Rows,>() => (await (await fetch(`${apiAddress()}/api/__control/rows`)).json()) as Rows;

async function callAs(email: string, method: string, path: string, body: object) {
  const token = await controlSession(email);
  const response = await fetch(`${apiAddress()}/api/${path}`, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

it('sets up an authenticator app by QR code or key, and shows the recovery codes once', async () => {
  await renderPortal('/providers/settings');
  expect(await (await section()).findByText('Two-step sign-in is off.')).toBeVisible();
  await clickButton('Set up authenticator app');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Six-digit code'), '000000');
  await clickButton('Turn on');
  expect((await screen.findAllByText('This code is not correct.')).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByLabelText('Six-digit code'));
  await userEvent.type(screen.getByLabelText('Six-digit code'), await readCode());
  await clickButton('Turn on');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
  const codes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  expect(codes[0]).toMatch(/^([0-9a-z]{4}-){5}[0-9a-z]{4}$/);
  const copied = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  await clickButton('Copy codes');
  expect(copied).toHaveBeenCalledWith(codes.join('\n'));
  await clickButton('I saved my codes');
  expect(await (await section()).findByText('Two-step sign-in is on.')).toBeVisible();
  expect((await section()).getByText('10 of 10 unused')).toBeVisible();
});

it('removes the app after a question', async () => {
  await renderPortal('/providers/settings');
  await setUpApp();
  await clickButton('I saved my codes');
  await clickButton('Remove authenticator app');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this way to sign in?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove authenticator app' }));
  expect(await (await section()).findByText('Two-step sign-in is off.')).toBeVisible();
});

it('leads staff of a practice that requires it to the setup, and opens the portal afterwards', async () => {
  await callAs('admin@scanharbor.test', 'PATCH', 'practices/security', { second_factor_required: 1 });
  const { store } = await renderPortal('/providers/settings');
  expect(await screen.findByText(/Your practice requires two-step sign-in/)).toBeVisible();
  expect(store.getState().session.user?.secondFactorDue).toBe(true);
  await setUpApp();
  await clickButton('I saved my codes');
  await waitFor(() => expect(screen.queryByText(/Your practice requires two-step sign-in/)).not.toBeInTheDocument());
});

it('lets an administrator require it, and nobody else', async () => {
  const { unmount } = await renderPortal('/providers/settings');
  await section();
  expect(screen.queryByRole('region', { name: 'Sign-in rules of your practice' })).not.toBeInTheDocument();
  unmount();
  await renderPortal('/providers/settings', 'admin@scanharbor.test');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Require two-step sign-in' }));
  await clickButton('Save sign-in rules');
  expect(await screen.findByText('The sign-in rules are saved.')).toBeVisible();
  const { practices } = await fetchRows<{ practices: { id: number; second_factor_required_at: string | null }[] }>();
  expect(practices.find(({ id }) => id === 1)?.second_factor_required_at).toEqual(expect.any(String));
});

it('lets an administrator reset it for a colleague', async () => {
  const { unmount } = await renderPortal('/providers/settings');
  await setUpApp();
  await clickButton('I saved my codes');
  unmount();
  await renderPortal('/providers/users', 'admin@scanharbor.test');
  await clickButton('Edit Robin Hale');
  await clickButton('Reset two-step sign-in');
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset two-step sign-in of Robin Hale?' }));
  await userEvent.click(question.getByRole('button', { name: 'Reset two-step sign-in' }));
  expect(await screen.findByText('Two-step sign-in has been reset.')).toBeVisible();
  const { authenticator_apps: apps } = await fetchRows<{ authenticator_apps: object[] }>();
  expect(apps).toEqual([]);
});
