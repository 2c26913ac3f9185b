import { staticEndpoints } from '@scanharbor/shared-contracts/api/static';
import { control } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { callsTo, heardCalls } from '../../testing/heard-calls';
import { openShell } from '../../testing/open-shell';
import { signIn } from '../../testing/sign-in';

const patient = 'patient@scanharbor.test';
const staff = 'staff@scanharbor.test';
const refusal = 'Incorrect Email Address or Password';
const arrived = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });

describe.each([
  ['/login', 'Sign in'],
  ['/patient-login', 'Patient sign in'],
  ['/ic-login', 'Imaging center sign in'],
])('the login at %s', (path, heading) => {
  it('asks for email and password, remembers unless told not to, and knows the way to a new password [SH-030, SH-031, SH-032, SH-023, SH-037, SH-132]', async () => {
    const { container } = await openShell(path);
    expect(await arrived(heading)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: /remember/i })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/password/forgot');
    expect(container.querySelector('[data-layout="guest"]')).toBeInTheDocument();
  });

  it('thanks for signing up, or says that the password was updated, until that was read [SH-038, SH-039]', async () => {
    const first = await openShell(`${path}?firstLogin=true`);
    expect(await screen.findByText('Thank you for signing up! Please login to continue.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
    first.unmount();
    await openShell(`${path}?passwordReset=true`);
    expect(await screen.findByText('Your password has been updated! Please login to continue.')).toBeVisible();
  });

  it('opens the screen that was wanted, with its params [SH-043, SH-114]', async () => {
    const wanted = path === '/ic-login' ? '/providers/settings' : '/tests/requests';
    await openShell(`${path}?next=${encodeURIComponent(wanted)}&nextParams=${encodeURIComponent('tab=2')}`);
    await signIn({ email: path === '/ic-login' ? staff : patient });
    expect(await arrived(path === '/ic-login' ? 'Settings' : 'Requests')).toBeVisible();
    expect(location.pathname + location.search).toBe(`${wanted}?tab=2`);
  });

  it('says what is missing instead of sending it', async () => {
    const calls = heardCalls();
    await openShell(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(calls).toHaveLength(0);
  });
});

describe('signing in', () => {
  it.each([
    ['/patient-login', patient, 'Patient home'],
    ['/patient-login', staff, 'Dashboard'],
    ['/login', patient, 'Patient home'],
    ['/login', staff, 'Dashboard'],
    ['/ic-login', staff, 'Dashboard'],
  ])('at %s as %s leads to the own start: %s [SH-043, SH-044, SH-047, SH-048]', async (path, email, heading) => {
    await openShell(path);
    await signIn({ email });
    expect(await arrived(heading)).toBeVisible();
  });

  it('is two calls for the server and one act for the user; the token of the second is kept for a day [SH-020, SH-021, SH-041]', async () => {
    const calls = heardCalls();
    const set = jest.spyOn(document, 'cookie', 'set');
    await openShell('/patient-login');
    await signIn({ email: ` ${patient} ` });
    await arrived('Patient home');
    const [checked, entered] = [callsTo(calls, 'datica/login'), callsTo(calls, 'account/login')];
    expect(checked.map(({ body }) => body)).toEqual([{ username: patient, password: expect.any(String) }]);
    expect(entered.map(({ body }) => body)).toEqual([{ id: expect.any(Number), auth: expect.any(String) }]);
    expect(callsTo(calls, 'account/authenticate').at(-1)?.headers.Authorization).toBe(/authToken=([^;]+)/.exec(document.cookie)?.[1]);
    expect(set.mock.calls.map(([text]) => text).filter((text) => /^authToken=.+Max-Age=86400$/.test(text))).toHaveLength(1);
  });

  it('without remembering lasts as long as the browser runs [SH-022]', async () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    await openShell('/patient-login');
    await signIn({ email: patient, remember: false });
    await arrived('Patient home');
    const written = set.mock.calls.map(([text]) => text).filter((text) => /^authToken=[^;]/.test(text));
    expect(written).toHaveLength(1);
    expect(written[0]).not.toMatch(/Max-Age|Expires/i);
  });

  it('keeps nothing that was cached before [SH-042]', async () => {
    const { store } = await openShell('/login');
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
  ])('of %s begins a session log, whose id the user keeps through a reload [SH-045, SH-095]', async (email, path, heading, appInfoId) => {
    const calls = heardCalls();
    const { store, unmount } = await openShell(path);
    await signIn({ email });
    await arrived(heading);
    await waitFor(() => expect(store.getState().session.user?.sessionLogId).toEqual(expect.any(Number)));
    const { id } = store.getState().session.user ?? {};
    expect(callsTo(calls, 'users/session-log').map(({ body }) => body)).toEqual([
      { userId: id, appInfoId, sessionStart: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ]);
    unmount();
    const again = await openShell(location.pathname);
    expect(again.store.getState().session.user?.sessionLogId).toBe(store.getState().session.user?.sessionLogId);
  });

  it('sends one call however often the button is pressed [SH-040]', async () => {
    await control('faults', { path: 'datica/login', delay: 300 });
    const calls = heardCalls();
    await openShell('/login');
    await signIn({ email: patient });
    fireEvent.click(screen.getByRole('button', { name: /sign in|saving|signing/i }));
    fireEvent.submit(screen.getByLabelText('Email'));
    await arrived('Patient home');
    expect(callsTo(calls, 'datica/login')).toHaveLength(1);
    expect(callsTo(calls, 'account/login')).toHaveLength(1);
  });

  it.each([
    ['https://evil.example/x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['javascript:alert(1)'],
    ['%2F%2Fevil.example'],
    ['http:evil.example'],
  ])('goes to the own start rather than to %s [SH-112, SH-113]', async (next) => {
    await openShell(`/patient-login?next=${encodeURIComponent(next)}`);
    await signIn({ email: patient });
    expect(await arrived('Patient home')).toBeVisible();
    expect(location.host).toBe('localhost');
  });

  it('sends whoever is signed in already to the own start [SH-033, SH-034, SH-035, SH-036]', async () => {
    const tokens = await Promise.all([staff, patient].map((email) => control<{ token: string }>('session', { email })));
    for (const [place, path] of ['/patient-login', '/ic-login', '/patient-login', '/ic-login'].entries()) {
      const { unmount } = await openShell(path, { token: tokens[place % 2 === 0 ? 0 : 1]?.token });
      expect(await arrived(place % 2 === 0 ? 'Dashboard' : 'Patient home')).toBeVisible();
      unmount();
      const other = await openShell(path, { token: tokens[place % 2 === 0 ? 1 : 0]?.token });
      expect(await arrived(place % 2 === 0 ? 'Patient home' : 'Dashboard')).toBeVisible();
      other.unmount();
    }
  });
});

describe('a refused login', () => {
  it('says so in the words of the product, keeps the email, and stores no cookie [SH-049]', async () => {
    await openShell('/login');
    await signIn({ email: patient, password: 'not-it' });
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(patient);
    expect(document.cookie).not.toContain('authToken');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it("shows the server's own reason when it gives one [SH-049]", async () => {
    await openShell('/login');
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

  it('tells of a connection that is not there rather than of a wrong password', async () => {
    await control('faults', { path: 'datica/login', malformed: 'drop' });
    await openShell('/login');
    await signIn({ email: patient });
    expect(await screen.findByText(/could not reach the server/)).toBeVisible();
  });

  it('of the second call says the same and stores no cookie [SH-051]', async () => {
    await control('faults', { path: 'account/login', status: 500 });
    await openShell('/login');
    await signIn({ email: patient });
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
    expect(location.pathname).toBe('/login');
  });

  it('of a patient among the staff: no cookie, no way on, no more waiting [SH-046]', async () => {
    await openShell('/ic-login');
    await signIn({ email: patient });
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
    expect(location.pathname).toBe('/ic-login');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('after the password was right but the user stayed unknown leaves nobody signed in', async () => {
    await openShell('/login');
    await control('faults', { path: 'account/authenticate', status: 500 });
    await signIn({ email: patient });
    expect(await screen.findByText('There was a problem with your request')).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
    await signIn({ email: patient });
    expect(await arrived('Patient home')).toBeVisible();
  });
});

describe('the token of an answer', () => {
  it.each(['access_token', 'auth_token'])('is taken from %s [SH-024]', async (name) => {
    await openShell('/login');
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      const answer = await real(address, init);
      if (!String(address).endsWith('account/login')) return answer;
      const { auth_token, ...user } = (await answer.json()) as { auth_token: string };
      return Response.json({ ...user, [name]: auth_token });
    });
    await signIn({ email: patient });
    expect(await arrived('Patient home')).toBeVisible();
  });
});
