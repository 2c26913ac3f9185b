import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { filterCalls, recordCalls } from '../testing/record-calls';
import { renderShell } from '../testing/render-shell';

const patient = 'patient@scanharbor.test';
const password = 'Scan-harbor-1';
const elevenMinutes = 11 * 60_000;

beforeEach(() => control('reset'));
afterEach(() => control('reset'));

/** Changes the password in a session that entered its password more than ten minutes ago. */
async function changeOldSession() {
  const { store } = await renderShell('/home', { token: await controlSession(patient) });
  await screen.findByRole('heading', { level: 1, name: 'Patient home' });
  await control('clock', { advance: elevenMinutes });
  const calls = recordCalls();
  // Not within `act`, which would wait for the outcome before it renders the dialog.
  const outcome = store.dispatch(accountEndpoints.changePassword.initiate({ newPassword: 'Quiet-harbor-7' }));
  await screen.findByRole('dialog', { name: 'Enter your password' });
  return { outcome, calls };
}

const enter = async (text: string) => {
  const field = screen.getByLabelText('Current password');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

it('asks for the password and then makes the call again', async () => {
  const { outcome, calls } = await changeOldSession();
  await enter('wrong-1password');
  expect((await screen.findAllByText('This password is not correct.')).length).toBeGreaterThan(0);
  await enter(password);
  expect(await outcome).toMatchObject({ data: { status: 'SUCCESS' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(filterCalls(calls, 'account/password')).toHaveLength(2);
});

it('names the account for a password manager', async () => {
  const { outcome } = await changeOldSession();
  const form = screen.getByLabelText<HTMLInputElement>('Current password').form;
  expect(form?.querySelector('[autocomplete="username"]')).toHaveValue(patient);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await outcome;
});

it('leaves the change undone when the user cancels, with a message', async () => {
  const { outcome, calls } = await changeOldSession();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await outcome).toMatchObject({ error: { code: 428, message: 'Enter your password again to change this.' } });
  expect(filterCalls(calls, 'account/password')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('ends with the session', async () => {
  const { outcome } = await changeOldSession();
  await control('situation', { name: 'sessionsOver' });
  await enter(password);
  expect(await outcome).toHaveProperty('error');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enter your password' })).not.toBeInTheDocument());
});
