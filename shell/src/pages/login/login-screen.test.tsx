import { staticEndpoints } from '@scanharbor/shared-contracts/api/static';
import { apiAddress, control } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { filterCalls, recordCalls } from '../../testing/record-calls';
import { renderShell } from '../../testing/render-shell';
import { signIn } from '../../testing/sign-in';

const patient = 'patient@scanharbor.test';
const staff = 'staff@scanharbor.test';
const loginError = 'Incorrect Email Address or Password';
const arrived = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });

describe.each([
  ['/login', 'Sign in'],
  ['/patient-login', 'Patient sign in'],
  ['/ic-login', 'Imaging center sign in'],
])('login screen at %s', (path, heading) => {
  it('shows the login form, which remembers the user by default [SH-030, SH-031, SH-032, SH-023, SH-037, SH-132]', async () => {
    const { container } = await renderShell(path);
    expect(await arrived(heading)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: /keep me signed in/i })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/password/forgot');
    expect(container.querySelector('[data-layout="guest"]')).toBeInTheDocument();
  });

  it('confirms the sign-up or the new password until the user dismisses the message [SH-038, SH-039]', async () => {
    const first = await renderShell(`${path}?firstLogin=true`);
    expect(await screen.findByText('Thank you for signing up! Please login to continue.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
    first.unmount();
    await renderShell(`${path}?passwordReset=true`);
    expect(await screen.findByText('Your password has been updated! Please login to continue.')).toBeVisible();
  });

  it('opens the requested screen with its params [SH-043, SH-114]', async () => {
    const target = path === '/ic-login' ? '/providers/settings' : '/tests/requests';
    await renderShell(`${path}?next=${encodeURIComponent(target)}&nextParams=${encodeURIComponent('tab=2')}`);
    await signIn({ email: path === '/ic-login' ? staff : patient });
    expect(await arrived(path === '/ic-login' ? 'Settings' : 'Requests')).toBeVisible();
    expect(location.pathname + location.search).toBe(`${target}?tab=2`);
  });

  it('shows missing fields and sends no request', async () => {
    const calls = recordCalls();
    await renderShell(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(filterCalls(calls, 'datica/login')).toHaveLength(0);
  });
});

describe('too many wrong passwords', () => {
  // The right password of a test less than a second ago would be answered as a double click.
  beforeEach(() => control('reset'));
  afterEach(() => control('reset'));

  it('make the screen say how long to wait, also with the right one, and keep the email [SH-049]', async () => {
    await renderShell('/patient-login');
    await arrived('Patient sign in');
    const wrong = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: patient, password: 'Wrong-1' }),
    };
    for (let failures = 0; failures < 10; failures += 1) {
      await fetch(`${apiAddress()}/api/datica/login`, { ...wrong, headers: { ...wrong.headers, 'X-Tab': String(failures) } });
    }
    await signIn({ email: patient });
    const message = /^Too many failed attempts\. Please try again in \d+ minutes, or reset your password\.$/;
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(patient);
  });
});

describe('sign-in', () => {
  it.each([
    ['/patient-login', patient, 'Patient home'],
    ['/patient-login', staff, 'Dashboard'],
    ['/login', patient, 'Patient home'],
    ['/login', staff, 'Dashboard'],
    ['/ic-login', staff, 'Dashboard'],
  ])('opens the default screen at %s as %s: %s [SH-043, SH-044, SH-047, SH-048]', async (path, email, heading) => {
    await renderShell(path);
    await signIn({ email });
    expect(await arrived(heading)).toBeVisible();
  });

  it('sends two calls for one click; the token of the second one is stored for a day [SH-020, SH-021, SH-041]', async () => {
    const calls = recordCalls();
    const set = jest.spyOn(document, 'cookie', 'set');
    await renderShell('/patient-login');
    await signIn({ email: ` ${patient} ` });
    await arrived('Patient home');
    const [checked, loggedIn] = [filterCalls(calls, 'datica/login'), filterCalls(calls, 'account/login')];
    expect(checked.map(({ body }) => body)).toEqual([{ username: patient, password: expect.any(String) }]);
    expect(loggedIn.map(({ body }) => body)).toEqual([{ id: expect.any(Number), auth: expect.any(String) }]);
    expect(filterCalls(calls, 'account/authenticate').at(-1)?.headers.Authorization).toBe(/authToken=([^;]+)/.exec(document.cookie)?.[1]);
    expect(set.mock.calls.map(([text]) => text).filter((text) => /^authToken=.+Max-Age=86400$/.test(text))).toHaveLength(1);
  });

  it('lasts as long as the browser session without "Remember me" [SH-022]', async () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    await renderShell('/patient-login');
    await signIn({ email: patient, remember: false });
    await arrived('Patient home');
    const written = set.mock.calls.map(([text]) => text).filter((text) => /^authToken=[^;]/.test(text));
    expect(written).toHaveLength(1);
    expect(written[0]).not.toMatch(/Max-Age|Expires/i);
  });

  it('clears previously cached data [SH-042]', async () => {
    const { store } = await renderShell('/login');
    await store.dispatch(staticEndpoints.blog.initiate());
    const cached = () => Object.keys(store.getState().contract.queries);
    expect(cached()).toContain('blog(undefined)');
    await signIn({ email: staff });
    await arrived('Dashboard');
    expect(cached()).not.toContain('blog(undefined)');
    expect(store.getState().session.user?.email).toBe(staff);
  });

  it.each([
    [staff, '/ic-login', 'Dashboard', 4],
    [patient, '/patient-login', 'Patient home', 1],
  ])('opens a session log for %s, whose id persists across a reload [SH-045, SH-095]', async (email, path, heading, appInfoId) => {
    const calls = recordCalls();
    const { store, unmount } = await renderShell(path);
    await signIn({ email });
    await arrived(heading);
    await waitFor(() => expect(store.getState().session.user?.sessionLogId).toEqual(expect.any(Number)));
    const { id } = store.getState().session.user ?? {};
    expect(filterCalls(calls, 'users/session-log').map(({ body }) => body)).toEqual([
      { userId: id, appInfoId, sessionStart: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ]);
    unmount();
    const secondShell = await renderShell(location.pathname);
    expect(secondShell.store.getState().session.user?.sessionLogId).toBe(store.getState().session.user?.sessionLogId);
  });

  it('sends one call for repeated clicks [SH-040]', async () => {
    await control('faults', { path: 'datica/login', delay: 300 });
    const calls = recordCalls();
    await renderShell('/login');
    await signIn({ email: patient });
    fireEvent.click(screen.getByRole('button', { name: /sign in|saving|signing/i }));
    fireEvent.submit(screen.getByLabelText('Email'));
    await arrived('Patient home');
    expect(filterCalls(calls, 'datica/login')).toHaveLength(1);
    expect(filterCalls(calls, 'account/login')).toHaveLength(1);
  });

  it.each([
    ['https://evil.example/x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['javascript:alert(1)'],
    ['%2F%2Fevil.example'],
    ['http:evil.example'],
  ])('opens the default screen instead of %s [SH-112, SH-113]', async (next) => {
    await renderShell(`/patient-login?next=${encodeURIComponent(next)}`);
    await signIn({ email: patient });
    expect(await arrived('Patient home')).toBeVisible();
    expect(location.host).toBe('localhost');
  });

  it('redirects a signed-in user to the default screen [SH-033, SH-034, SH-035, SH-036]', async () => {
    const tokens = await Promise.all([staff, patient].map((email) => control<{ token: string }>('session', { email })));
    for (const [index, path] of ['/patient-login', '/ic-login', '/patient-login', '/ic-login'].entries()) {
      const { unmount } = await renderShell(path, { token: tokens[index % 2 === 0 ? 0 : 1]?.token });
      expect(await arrived(index % 2 === 0 ? 'Dashboard' : 'Patient home')).toBeVisible();
      unmount();
      const other = await renderShell(path, { token: tokens[index % 2 === 0 ? 1 : 0]?.token });
      expect(await arrived(index % 2 === 0 ? 'Patient home' : 'Dashboard')).toBeVisible();
      other.unmount();
    }
  });
});

describe('rejected login', () => {
  it('shows the error text of the product, preserves the email, and stores no cookie [SH-049]', async () => {
    await renderShell('/login');
    await signIn({ email: patient, password: 'not-it' });
    expect(await screen.findByText(loginError)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(patient);
    expect(document.cookie).not.toContain('authToken');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(loginError)).not.toBeInTheDocument();
  });

  it('shows the reason from the server when the response has one [SH-049]', async () => {
    await renderShell('/login');
    const real = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, init) =>
        String(address).endsWith('datica/login')
          ? Promise.resolve(
              Response.json({ error_code: 423, messages: [{ user_msg: 'x', dev_msg: 'This account is locked.' }] }, { status: 423 }),
            )
          : real(address, init),
      );
    await signIn({ email: patient });
    expect(await screen.findByText('This account is locked.')).toBeVisible();
  });

  it('reports a missing connection instead of a wrong password', async () => {
    await control('faults', { path: 'datica/login', malformed: 'drop' });
    await renderShell('/login');
    await signIn({ email: patient });
    expect(await screen.findByText(/could not reach the server/)).toBeVisible();
  });

  it('shows the same error for a rejected second call, and stores no cookie [SH-051]', async () => {
    await control('faults', { path: 'account/login', status: 500 });
    await renderShell('/login');
    await signIn({ email: patient });
    expect(await screen.findByText(loginError)).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
    expect(location.pathname).toBe('/login');
  });

  it('rejects a patient on the staff login, stores no cookie and enables the button again [SH-046]', async () => {
    await renderShell('/ic-login');
    await signIn({ email: patient });
    expect(await screen.findByText(loginError)).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
    expect(location.pathname).toBe('/ic-login');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('leaves no session when the user cannot be loaded after a correct password', async () => {
    await renderShell('/login');
    await control('faults', { path: 'account/authenticate', status: 500 });
    await signIn({ email: patient });
    expect(await screen.findByText('There was a problem with your request')).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
    await signIn({ email: patient });
    expect(await arrived('Patient home')).toBeVisible();
  });
});

describe('login response', () => {
  it.each(['access_token', 'auth_token'])('provides the token in %s [SH-024]', async (name) => {
    await renderShell('/login');
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      const response = await real(address, init);
      if (!String(address).endsWith('account/login')) return response;
      const { auth_token, ...user } = (await response.json()) as { auth_token: string };
      return Response.json({ ...user, [name]: auth_token });
    });
    await signIn({ email: patient });
    expect(await arrived('Patient home')).toBeVisible();
  });
});
