import { accountSwitched, draftSaved, messageShown, sessionEnded, signedIn, signOut } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { filterCalls, recordCalls } from '../testing/record-calls';
import { closeShells, renderShell } from '../testing/render-shell';
import { signIn } from '../testing/sign-in';

const patient = 'patient@scanharbor.test';
const staff = 'staff@scanharbor.test';
const switcher = 'switcher@scanharbor.test';
const nora = {
  firstName: 'Nora',
  lastName: 'Sample',
  email: 'nora@example.com',
  phone: '(917) 555-0142',
  dob: '1990-02-03',
  zipCode: '10018',
  password: 'Quiet-harbor-7',
  allowTexts: false,
  termsAgreed: true,
};
const arrived = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
const pressSignOut = async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
};

describe('sign-out', () => {
  it('closes the session log, ends the session, then clears it [SH-090, SH-092, SH-096]', async () => {
    const calls = recordCalls();
    const { store } = await renderShell('/patient-login');
    await signIn({ email: patient });
    await arrived('Patient home');
    await waitFor(() => expect(store.getState().session.user?.sessionLogId).toBeDefined());
    const { sessionLogId } = store.getState().session.user ?? {};
    await pressSignOut();
    await arrived('Patient sign in');
    const order = calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    expect(order.slice(-2)).toEqual([`PUT /api/users/session-log/${sessionLogId}`, 'POST /api/account/logout']);
    expect(filterCalls(calls, `users/session-log/${sessionLogId}`)[0]?.body).toEqual({
      sessionEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(document.cookie).toBe('');
    expect(store.getState().session).toEqual({ status: 'guest' });
  });

  it.each([
    ['/providers/dashboard', staff, 'Imaging center sign in', '/ic-login'],
    ['/about', staff, 'Imaging center sign in', '/ic-login'],
    ['/home', patient, 'Patient sign in', '/patient-login'],
    ['/about', patient, 'Patient sign in', '/patient-login'],
  ])(
    'from %s as %s opens the login of the same audience, without a return path to the page [SH-091, SH-092, SH-093]',
    async (path, email, heading, login) => {
      await renderShell(path, { token: await controlSession(email) });
      await pressSignOut();
      expect(await arrived(heading)).toBeVisible();
      expect(location.pathname + location.search).toBe(login);
    },
  );

  it('runs once for repeated clicks, and does not mention inactivity [SH-090]', async () => {
    const calls = recordCalls();
    await renderShell('/home', { token: await controlSession(patient) });
    await openMenu();
    const button = screen.getByRole('button', { name: 'Sign out' });
    fireEvent.click(button);
    fireEvent.click(button);
    await arrived('Patient sign in');
    expect(filterCalls(calls, 'account/logout')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('works after the session has expired, and after a server error [SH-090]', async () => {
    await renderShell('/home', { token: await controlSession(patient) });
    await control('faults', { path: 'account/logout', status: 500 });
    await pressSignOut();
    await arrived('Patient sign in');
    expect(document.cookie).toBe('');
    closeShells();
    await renderShell('/home', { token: await controlSession(patient) });
    await control('faults', { path: 'account/logout', status: 401 });
    await pressSignOut();
    await arrived('Patient sign in');
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('sends no guest calls: the screen is removed before its data is cleared [SH-083, SH-090]', async () => {
    const Name = () => <p>{accountEndpoints.currentUser.useQuery().data?.user.firstName}</p>;
    const screens = [{ path: '/mine', heading: 'Mine', handle: { access: 'patient' as const }, body: () => <Name /> }];
    const { store, container } = await renderShell('/mine', { token: await controlSession(patient), screens });
    const { firstName = '' } = store.getState().session.user ?? {};
    await screen.findByText(firstName);
    const calls = recordCalls();
    await pressSignOut();
    await arrived('Patient sign in');
    expect(calls.map(({ url }) => new URL(url).pathname).at(-1)).toMatch(/account\/logout$/);
    expect(container).not.toHaveTextContent(firstName);
  });

  it('removes all user data from store, page, storage and cookies [SH-083, SH-090]', async () => {
    const { store, container } = await renderShell('/home', { token: await controlSession(patient) });
    const { user } = store.getState().session;
    await store.dispatch(accountEndpoints.currentUser.initiate());
    act(() => {
      store.dispatch(draftSaved({ key: 'request-flow', owner: user?.id, value: { firstName: user?.firstName } }));
      store.dispatch(messageShown({ status: true, message: `Hello ${user?.firstName}`, delay: 60_000, forever: true }));
    });
    await screen.findByText(`Hello ${user?.firstName}`);
    expect(sessionStorage.length).toBeGreaterThan(0);
    await pressSignOut();
    await arrived('Patient sign in');
    const everything = [
      JSON.stringify(store.getState()),
      container.innerHTML,
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(Object.entries(localStorage)),
      document.cookie,
      location.href,
    ];
    for (const value of [user?.firstName, user?.lastName, user?.email]) {
      expect(value).toBeTruthy();
      for (const storedText of everything) expect(storedText).not.toContain(value);
    }
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('page that is shown again', () => {
  const showAgain = (persisted: boolean) => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('is signed out from the back-forward cache after the user signed out in another tab [SH-090]', async () => {
    const { store } = await renderShell('/home', { token: await controlSession(patient) });
    act(() => showAgain(true));
    expect(store.getState().session.status).toBe('user');
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    act(() => showAgain(false));
    expect(store.getState().session.status).toBe('user');
    act(() => showAgain(true));
    expect(screen.queryByRole('heading', { name: 'Patient home' })).not.toBeInTheDocument();
    await screen.findByRole('heading', { level: 1, name: 'Patient sign in', hidden: true });
  });

  it('reloads in a background tab after another user signed in', async () => {
    const reload = jest.fn();
    await renderShell('/home', { token: await controlSession(patient), reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads in another window on focus after another user signed in', async () => {
    const reload = jest.fn();
    await renderShell('/home', { token: await controlSession(patient), reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    window.dispatchEvent(new Event('focus'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('preserves all input when an anonymous patient gets a new token by registering', async () => {
    const reload = jest.fn();
    const { store } = await renderShell('/about', { reload });
    const { registerAnonymous, registerPatient } = accountEndpoints;
    const signInWithToken = async (token: string, email: string) => {
      act(() => void store.dispatch(signedIn({ token, remember: false })));
      await waitFor(() => expect(store.getState().session.user?.email).toBe(email));
    };
    const anonymous = await store.dispatch(registerAnonymous.initiate({ zipCode: '10018' })).unwrap();
    await signInWithToken(anonymous.token, '');
    const registered = await store.dispatch(registerPatient.initiate(nora)).unwrap();
    await signInWithToken(registered.token, nora.email);
    expect(registered.user.id).toBe(anonymous.user.id);
    expect(registered.token).not.toBe(anonymous.token);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows an anonymous patient the header of a guest, and neither a warning nor a sign-in when the session ends [MK-099, SH-140]', async () => {
    const { store, router } = await renderShell('/about');
    // Not the ZIP code of the test before: the API takes the same call within a second for a repeated click.
    const { token } = await store.dispatch(accountEndpoints.registerAnonymous.initiate({ zipCode: '60601' })).unwrap();
    act(() => void store.dispatch(signedIn({ token, remember: false })));
    await waitFor(() => expect(store.getState().session.user?.email).toBe(''));
    await act(() => router.navigate('/home'));
    await openMenu();
    const site = within(screen.getByRole('navigation', { name: 'Site' }));
    expect(site.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(site.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(site.queryByRole('link', { name: /Settings|My tests/ })).not.toBeInTheDocument();
    act(() => void store.dispatch(sessionEnded()));
    await waitFor(() => expect(router.state.location.pathname).toBe('/request-scan'));
    expect(store.getState().session).toEqual({ status: 'guest' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('does not reload for a guest', async () => {
    const reload = jest.fn();
    await renderShell('/about', { reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    showAgain(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('switched session', () => {
  async function switched() {
    const own = await controlSession(switcher);
    const shell = await renderShell('/providers/dashboard', { token: own });
    const { auth_token } = await switchTo(own, patient);
    act(() => void shell.store.dispatch(accountSwitched({ token: auth_token })));
    await arrived('Patient home');
    return { ...shell, own, token: auth_token };
  }

  it('is marked by a cookie and in the user, and shows the name of the account [SH-025]', async () => {
    const { store } = await switched();
    expect(document.cookie).toContain('switchedUser=1');
    expect(store.getState().session.user).toMatchObject({ switched: true, email: patient });
    expect(await screen.findByText(`You are logged in as ${patient}`)).toBeVisible();
  });

  it('preserves its mark across a reload [SH-006]', async () => {
    const { unmount } = await switched();
    unmount();
    const { store } = await renderShell('/home');
    expect(document.cookie).toContain('switchedUser=1');
    expect(store.getState().session.user?.switched).toBe(true);
  });

  it('returns to the dashboard of the original session on sign-out [SH-094]', async () => {
    const { store, own } = await switched();
    const calls = recordCalls();
    await pressSignOut();
    expect(await arrived('Dashboard')).toBeVisible();
    // Only the switched session ends.
    expect(filterCalls(calls, 'account/logout')).toHaveLength(1);
    expect(JSON.stringify(filterCalls(calls, 'account/logout'))).not.toContain(own);
    expect(document.cookie).toContain(`authToken=${own}`);
    expect(document.cookie).not.toContain('switchedUser');
    expect(store.getState().session.user).toMatchObject({ switched: false, email: switcher });
    expect(JSON.stringify(store.getState())).not.toContain(patient);
  });

  it('returns to the original session when the server ends it after 60 minutes', async () => {
    const { store, own } = await switched();
    await control('clock', { advance: 10 * 60_000 });
    for (let minutes = 10; minutes < 60; minutes += 10) {
      // The screens are used, so that no session ends for inactivity.
      await act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));
      await control('clock', { advance: 10 * 60_000 });
    }
    await act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));
    expect(await arrived('Dashboard')).toBeVisible();
    expect(await screen.findByText('The switched session has ended. You are back in your own account.')).toBeVisible();
    expect(document.cookie).toContain(`authToken=${own}`);
    expect(document.cookie).not.toContain('switchedUser');
    expect(store.getState().session.user).toMatchObject({ switched: false, email: switcher });
    await control('reset');
  });

  it('returns to the original session when the page is loaded again after the end', async () => {
    const { unmount, own, token } = await switched();
    unmount();
    await endSession(token);
    const { store } = await renderShell('/home');
    expect(await arrived('Dashboard')).toBeVisible();
    expect(await screen.findByText('The switched session has ended. You are back in your own account.')).toBeVisible();
    expect(document.cookie).toContain(`authToken=${own}`);
    expect(document.cookie).not.toContain('switchedUser');
    expect(store.getState().session.user).toMatchObject({ switched: false, email: switcher });
  });

  it.each([
    [
      'in a tab without the original token',
      () => {
        sessionStorage.clear();
        return Promise.resolve();
      },
    ],
    ['when the original session has ended, too', () => control('situation', { name: 'sessionsOver' })],
  ])('says why a sign-in is needed after a reload %s', async (_when, prepare) => {
    const { unmount, token } = await switched();
    unmount();
    await endSession(token);
    await prepare();
    await renderShell('/home');
    expect(await screen.findByText('You acted as another user, and that session has ended. Sign in again to continue.')).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(document.cookie).toBe('');
  });

  it('asks for a sign-in when both sessions have ended', async () => {
    const { store } = await switched();
    await control('situation', { name: 'sessionsOver' });
    await act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));
    expect(await screen.findByRole('heading', { level: 1, name: 'Patient sign in', hidden: true })).toBeInTheDocument();
    expect(document.cookie).toBe('');
  });

  it('signs out completely without the token of the original session', async () => {
    const { store } = await switched();
    sessionStorage.clear();
    act(() => void store.dispatch(signOut()));
    expect(await arrived('Patient sign in')).toBeVisible();
    expect(document.cookie).toBe('');
  });

  it('signs out completely when the stored token belongs to another switch', async () => {
    const { unmount, own } = await switched();
    unmount();
    const { auth_token } = await switchTo(own, 'newpatient@scanharbor.test');
    document.cookie = `authToken=${auth_token};path=/`;
    const { store } = await renderShell('/home');
    act(() => void store.dispatch(signOut()));
    expect(await arrived('Patient sign in')).toBeVisible();
    expect(document.cookie).toBe('');
  });

  it.each([
    ['into the other account', false],
    ['back to their own', true],
  ])('signs out with a message when loading fails on the way %s [SH-025, SH-094]', async (_way, back) => {
    const own = await controlSession(switcher);
    const shell = back ? await switched() : await renderShell('/providers/dashboard', { token: own });
    const token = back ? '' : (await switchTo(own, patient)).auth_token;
    await control('faults', { path: 'account/authenticate', status: 500, times: 1 });
    act(() => void shell.store.dispatch(back ? signOut() : accountSwitched({ token })));
    expect(await arrived('Imaging center sign in')).toBeVisible();
    expect(await screen.findByText('There was a problem with your request')).toBeVisible();
    expect(document.cookie).toBe('');
    expect(sessionStorage.getItem('scanharbor.own-token')).toBeNull();
  });

  const endSession = (token: string) =>
    fetch(`${(globalThis as { apiAddress?: string }).apiAddress}/api/account/logout`, {
      method: 'POST',
      headers: { Authorization: token },
    });

  async function switchTo(token: string, email: string) {
    const response = await fetch(`${(globalThis as { apiAddress?: string }).apiAddress}/api/account/switch`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, reason: 'The user asked for help by phone' }),
    });
    return (await response.json()) as { auth_token: string };
  }
});
