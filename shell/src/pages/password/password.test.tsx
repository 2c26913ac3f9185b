import { apiAddress, control } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { callsTo, heardCalls } from '../../testing/heard-calls';
import { openShell } from '../../testing/open-shell';
import { demoPassword, signIn } from '../../testing/sign-in';

const patient = 'patient@scanharbor.test';
const restore = 'restore@scanharbor.test';
const problem = 'There was a problem with your request';
const fresh = 'New-harbor-22';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const emailForm = async (email: string) => {
  await fill('Email', email);
  await press('Send me a link');
};
const newPassword = async (password: string, again = password) => {
  await fill('New password', password);
  await fill('New password again', again);
  await press('Save password');
};

/** Path and query of the last reset link that the server mailed. */
async function mailedLink(): Promise<string> {
  const outbox = (await (await fetch(`${apiAddress()}/api/__control/outbox`)).json()) as Record<string, unknown>[];
  const link = JSON.stringify(outbox.at(-1)).match(/\/password\/[^"\\\s]+/)?.[0];
  if (!link) throw new Error('No link was mailed');
  return link;
}

describe('a forgotten password', () => {
  it('is asked for by email, and the page says that a link is on its way [SH-062]', async () => {
    const calls = heardCalls();
    await openShell('/password/forgot');
    await heading('Reset your password');
    await emailForm(` ${patient} `);
    const sent = await screen.findByRole('heading', { name: 'Check your email' });
    expect(sent).toBeVisible();
    await waitFor(() => expect(sent).toHaveFocus());
    expect(callsTo(calls, 'datica/reset_password').map(({ body }) => body)).toEqual([{ username: patient }]);
  });

  it('looks the same for an address that nobody has [SH-062]', async () => {
    await openShell('/password/forgot');
    await emailForm('nobody@scanharbor.test');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('says that there was a problem, keeps the email, and can be tried again [SH-063]', async () => {
    await control('faults', { path: 'datica/reset_password', status: 500 });
    await openShell('/password/forgot');
    await emailForm(patient);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(patient);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
  });

  it.each(['', 'not-an-email'])('is not asked for with "%s" as email', async (email) => {
    const calls = heardCalls();
    await openShell('/password/forgot');
    await emailForm(email);
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('takes an email along, and goes straight on with what a link carries [SH-060, SH-061]', async () => {
    const first = await openShell(`/password/forgot?email=${encodeURIComponent(patient)}`);
    expect(await screen.findByLabelText('Email')).toHaveValue(patient);
    first.unmount();
    for (const [given, expected] of [
      ['userId=7', 'uuid=7'],
      ['httpAuth=abc', 'token=abc'],
      ['userId=7&httpAuth=abc', 'uuid=7&token=abc'],
    ]) {
      const { unmount } = await openShell(`/password/forgot?${given}`);
      await heading('Choose a new password');
      expect(location.pathname).toBe('/password/reset');
      expect([...new URLSearchParams(location.search)].sort()).toEqual([...new URLSearchParams(expected)].sort());
      unmount();
    }
  });

  it('is asked for once, however often the button is pressed [SH-070]', async () => {
    await control('faults', { path: 'datica/reset_password', delay: 200 });
    const calls = heardCalls();
    await openShell('/password/forgot');
    await emailForm(patient);
    const form = screen.getByLabelText('Email').closest('form');
    if (form) fireEvent.submit(form);
    await heading('Check your email');
    expect(callsTo(calls, 'datica/reset_password')).toHaveLength(1);
  });
});

/** Waits until the link's first check is no longer answered again: the same POST within a second gets the first answer. */
async function spent({ url, headers, body }: ReturnType<typeof heardCalls>[number]) {
  await waitFor(
    async () => {
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([0, '0', false]).toContain(((await answer.json()) as { valid: unknown }).valid);
    },
    { interval: 200 },
  );
}

describe('a new password by link', () => {
  it.each(['/password/reset', '/password/reset?token=wrong&uuid=1', '/password/reset?token=x&uuid=abc'])(
    'is not offered at %s; the page leads to a new link [SH-065]',
    async (url) => {
      await openShell(url);
      expect(await screen.findByText(problem)).toBeVisible();
      expect(screen.getByText(/used already, or it is too old/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/password/forgot');
      expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    },
  );

  it('is checked, saved once, and good for the next login; the link works once [SH-064, SH-065, SH-066, SH-070]', async () => {
    await control('faults', { path: 'datica/store_reset_password', delay: 200 });
    const first = await openShell('/password/forgot');
    await emailForm('staff@scanharbor.test');
    await heading('Check your email');
    first.unmount();
    const link = await mailedLink();
    const calls = heardCalls();
    const second = await openShell(link);
    await newPassword('short1');
    expect(await screen.findByText('There is a problem')).toBeVisible();
    await newPassword(fresh, 'other-22');
    expect((await screen.findAllByText('Passwords do not match')).length).toBeGreaterThan(0);
    expect(callsTo(calls, 'datica/check_token')).toHaveLength(1);
    expect(callsTo(calls, 'datica/store_reset_password')).toHaveLength(0);
    await newPassword(fresh);
    await press('Save password').catch(() => undefined);
    expect(await screen.findByText('Your password has been updated! Please login to continue.')).toBeVisible();
    expect(location.pathname).toBe('/login');
    expect(callsTo(calls, 'datica/store_reset_password')).toHaveLength(1);
    await signIn({ email: 'staff@scanharbor.test', password: fresh });
    expect(await heading('Dashboard')).toBeVisible();
    second.unmount();
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    await spent(callsTo(calls, 'datica/check_token')[0]!);
    await openShell(link);
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('that could not be saved says so and keeps what was typed [SH-067]', async () => {
    const first = await openShell('/password/forgot');
    await emailForm(patient);
    await heading('Check your email');
    first.unmount();
    await openShell(await mailedLink());
    await control('faults', { path: 'datica/store_reset_password', status: 500 });
    await newPassword(fresh);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue(fresh);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
  });
});

describe('a password that must be restored', () => {
  it('leads from the login through the forced reset to a login that knows it [SH-050, SH-068, SH-071]', async () => {
    const first = await openShell('/login');
    await signIn({ email: restore, password: demoPassword });
    await heading('Restore your password');
    expect(location.pathname + location.search).toBe('/password/temp-reset');
    expect(screen.getByLabelText('Email')).toHaveValue(restore);
    await press('Send me a link');
    expect(await screen.findByText(/link to set a new password is on its way/)).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    first.unmount();
    await openShell(await mailedLink());
    await newPassword(fresh);
    expect(await screen.findByText('Your password has been updated! Please login to continue.')).toBeVisible();
    expect(new URLSearchParams(location.search).get('passwordReset')).toBe('true');
  });

  it('is not sent without a username [SH-069]', async () => {
    const calls = heardCalls();
    await openShell('/password/temp-reset');
    await press('Send me a link');
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('takes the params of the forgot screen and a username [SH-068]', async () => {
    const first = await openShell('/password/temp-reset?username=a%40b.test');
    expect(await screen.findByLabelText('Email')).toHaveValue('a@b.test');
    first.unmount();
    await openShell('/password/temp-reset?userId=7&httpAuth=abc');
    await heading('Choose a new password');
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ token: 'abc', uuid: '7' });
  });

  it('says that there was a problem when the link could not be sent [SH-063]', async () => {
    await control('faults', { path: 'datica/reset_password', status: 500 });
    await openShell('/password/temp-reset?username=a%40b.test');
    await press('Send me a link');
    expect(await screen.findByText(problem)).toBeVisible();
  });
});
