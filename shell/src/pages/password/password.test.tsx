import { apiAddress, control } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { filterCalls, recordCalls } from '../../testing/record-calls';
import { renderShell } from '../../testing/render-shell';
import { demoPassword, signIn } from '../../testing/sign-in';

const patient = 'patient@scanharbor.test';
const restore = 'restore@scanharbor.test';
const problem = 'There was a problem with your request';
const changedPassword = 'New-harbor-22';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const clickButton = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const emailForm = async (email: string) => {
  await fill('Email', email);
  await clickButton('Send me a link');
};
const newPassword = async (password: string, confirmation = password) => {
  await fill('New password', password);
  await fill('Confirm new password', confirmation);
  await clickButton('Save password');
};

/** Reads path and query of the last reset link that the server sent by email. */
async function mailedLink(): Promise<string> {
  const outbox = (await (await fetch(`${apiAddress()}/api/__control/outbox`)).json()) as Record<string, unknown>[];
  const link = JSON.stringify(outbox.at(-1)).match(/\/password\/[^"\\\s]+/)?.[0];
  if (!link) throw new Error('No link was mailed');
  return link;
}

describe('forgotten password', () => {
  it('requests a link by email and shows a confirmation [SH-062]', async () => {
    const calls = recordCalls();
    await renderShell('/password/forgot');
    await heading('Reset your password');
    await emailForm(` ${patient} `);
    const sent = await screen.findByRole('heading', { name: 'Check your email' });
    expect(sent).toBeVisible();
    await waitFor(() => expect(sent).toHaveFocus());
    expect(filterCalls(calls, 'datica/reset_password').map(({ body }) => body)).toEqual([{ username: patient }]);
  });

  it('shows the same confirmation for an unregistered email [SH-062]', async () => {
    await renderShell('/password/forgot');
    await emailForm('nobody@scanharbor.test');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('reports a failed request, preserves the email, and allows a retry [SH-063]', async () => {
    await control('faults', { path: 'datica/reset_password', status: 500 });
    await renderShell('/password/forgot');
    await emailForm(patient);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(patient);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
  });

  it.each(['', 'not-an-email'])('sends no request with "%s" as email', async (email) => {
    const calls = recordCalls();
    await renderShell('/password/forgot');
    await emailForm(email);
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('fills in the email from the URL, and redirects with the parameters of a link [SH-060, SH-061]', async () => {
    const first = await renderShell(`/password/forgot?email=${encodeURIComponent(patient)}`);
    expect(await screen.findByLabelText('Email')).toHaveValue(patient);
    first.unmount();
    for (const [sentPath, expected] of [
      ['userId=7', 'uuid=7'],
      ['httpAuth=abc', 'token=abc'],
      ['userId=7&httpAuth=abc', 'uuid=7&token=abc'],
    ]) {
      const { unmount } = await renderShell(`/password/forgot?${sentPath}`);
      await heading('Choose a new password');
      expect(location.pathname).toBe('/password/reset');
      expect([...new URLSearchParams(location.search)].sort()).toEqual([...new URLSearchParams(expected)].sort());
      unmount();
    }
  });

  it('sends one request for repeated clicks [SH-070]', async () => {
    await control('faults', { path: 'datica/reset_password', delay: 200 });
    const calls = recordCalls();
    await renderShell('/password/forgot');
    await emailForm(patient);
    const form = screen.getByLabelText('Email').closest('form');
    if (form) fireEvent.submit(form);
    await heading('Check your email');
    expect(filterCalls(calls, 'datica/reset_password')).toHaveLength(1);
  });
});

/** Waits for a fresh response after the first check of the link: the API repeats its response to the same POST within a second. */
async function spent({ url, headers, body }: ReturnType<typeof recordCalls>[number]) {
  await waitFor(
    async () => {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([0, '0', false]).toContain(((await response.json()) as { valid: unknown }).valid);
    },
    { interval: 200 },
  );
}

describe('new password by link', () => {
  it.each(['/password/reset', '/password/reset?token=wrong&uuid=1', '/password/reset?token=x&uuid=abc'])(
    'is not offered at %s; the page links to a new request [SH-065]',
    async (url) => {
      await renderShell(url);
      expect(await screen.findByText(problem)).toBeVisible();
      expect(screen.getByText(/already used or has expired/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/password/forgot');
      expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    },
  );

  it('checks the link, saves once, and works for the next login; the link works once [SH-064, SH-065, SH-066, SH-070]', async () => {
    await control('faults', { path: 'datica/store_reset_password', delay: 200 });
    const first = await renderShell('/password/forgot');
    await emailForm('staff@scanharbor.test');
    await heading('Check your email');
    first.unmount();
    const link = await mailedLink();
    const calls = recordCalls();
    const second = await renderShell(link);
    await newPassword('short1');
    expect(await screen.findByText('There is a problem')).toBeVisible();
    await newPassword(changedPassword, 'other-22');
    expect((await screen.findAllByText('Passwords do not match')).length).toBeGreaterThan(0);
    expect(filterCalls(calls, 'datica/check_token')).toHaveLength(1);
    expect(filterCalls(calls, 'datica/store_reset_password')).toHaveLength(0);
    await newPassword(changedPassword);
    await clickButton('Save password').catch(() => undefined);
    expect(await screen.findByText('Your password has been updated! Please login to continue.')).toBeVisible();
    expect(location.pathname).toBe('/login');
    expect(filterCalls(calls, 'datica/store_reset_password')).toHaveLength(1);
    await signIn({ email: 'staff@scanharbor.test', password: changedPassword });
    expect(await heading('Dashboard')).toBeVisible();
    second.unmount();
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    await spent(filterCalls(calls, 'datica/check_token')[0]!);
    await renderShell(link);
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('reports a failed save and preserves the input [SH-067]', async () => {
    const first = await renderShell('/password/forgot');
    await emailForm(patient);
    await heading('Check your email');
    first.unmount();
    await renderShell(await mailedLink());
    await control('faults', { path: 'datica/store_reset_password', status: 500 });
    await newPassword(changedPassword);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue(changedPassword);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
  });
});

describe('forced password reset', () => {
  it('continues from the login through the reset to a login with the username filled in [SH-050, SH-068, SH-071]', async () => {
    const first = await renderShell('/login');
    await signIn({ email: restore, password: demoPassword });
    await heading('Restore your password');
    expect(location.pathname + location.search).toBe('/password/temp-reset');
    expect(screen.getByLabelText('Email')).toHaveValue(restore);
    await clickButton('Send me a link');
    expect(await screen.findByText(/we sent it a link to set a new password/)).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    first.unmount();
    await renderShell(await mailedLink());
    await newPassword(changedPassword);
    expect(await screen.findByText('Your password has been updated! Please login to continue.')).toBeVisible();
    expect(new URLSearchParams(location.search).get('passwordReset')).toBe('true');
  });

  it('sends no request without a username [SH-069]', async () => {
    const calls = recordCalls();
    await renderShell('/password/temp-reset');
    await clickButton('Send me a link');
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('reads the params of the forgot screen and a username [SH-068]', async () => {
    const first = await renderShell('/password/temp-reset?username=a%40b.test');
    expect(await screen.findByLabelText('Email')).toHaveValue('a@b.test');
    first.unmount();
    await renderShell('/password/temp-reset?userId=7&httpAuth=abc');
    await heading('Choose a new password');
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ token: 'abc', uuid: '7' });
  });

  it('reports a failed request [SH-063]', async () => {
    await control('faults', { path: 'datica/reset_password', status: 500 });
    await renderShell('/password/temp-reset?username=a%40b.test');
    await clickButton('Send me a link');
    expect(await screen.findByText(problem)).toBeVisible();
  });
});
