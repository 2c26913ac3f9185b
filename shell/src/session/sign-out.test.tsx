import { accountSwitched, draftKept, messageShown, signedIn, signOut } from '@scanharbor/shared-contracts';
import { accountEndpoints, useCurrentUserQuery } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { callsTo, heardCalls } from '../testing/heard-calls';
import { closeShells, openShell } from '../testing/open-shell';
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

describe('signing out', () => {
  it('ends the session log, then the session, then forgets [SH-090, SH-092, SH-096]', async () => {
    const calls = heardCalls();
    const { store } = await openShell('/patient-login');
    await signIn({ email: patient });
    await arrived('Patient home');
    await waitFor(() => expect(store.getState().session.user?.sessionLogId).toBeDefined());
    const { sessionLogId } = store.getState().session.user ?? {};
    await pressSignOut();
    await arrived('Patient sign in');
    const order = calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    expect(order.slice(-2)).toEqual([`PUT /api/users/session-log/${sessionLogId}`, 'POST /api/account/logout']);
    expect(callsTo(calls, `users/session-log/${sessionLogId}`)[0]?.body).toEqual({
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
    "from %s as %s leads to the own side's login, without a way back to the page [SH-091, SH-092, SH-093]",
    async (path, email, heading, login) => {
      await openShell(path, { token: await controlSession(email) });
      await pressSignOut();
      expect(await arrived(heading)).toBeVisible();
      expect(location.pathname + location.search).toBe(login);
    },
  );

  it('signs out once, however often it is pressed, and says nothing of inactivity [SH-090]', async () => {
    const calls = heardCalls();
    await openShell('/home', { token: await controlSession(patient) });
    await openMenu();
    const button = screen.getByRole('button', { name: 'Sign out' });
    fireEvent.click(button);
    fireEvent.click(button);
    await arrived('Patient sign in');
    expect(callsTo(calls, 'account/logout')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('works when the session was over already, or the server is in trouble [SH-090]', async () => {
    await openShell('/home', { token: await controlSession(patient) });
    await control('faults', { path: 'account/logout', status: 500 });
    await pressSignOut();
    await arrived('Patient sign in');
    expect(document.cookie).toBe('');
    closeShells();
    await openShell('/home', { token: await controlSession(patient) });
    await control('faults', { path: 'account/logout', status: 401 });
    await pressSignOut();
    await arrived('Patient sign in');
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks nothing as nobody: the screen goes before what it had loaded does [SH-083, SH-090]', async () => {
    const Name = () => <p>{useCurrentUserQuery().data?.user.firstName}</p>;
    const screens = [{ path: '/mine', heading: 'Mine', handle: { access: 'patient' as const }, body: () => <Name /> }];
    const { store, container } = await openShell('/mine', { token: await controlSession(patient), screens });
    const { firstName = '' } = store.getState().session.user ?? {};
    await screen.findByText(firstName);
    const calls = heardCalls();
    await pressSignOut();
    await arrived('Patient sign in');
    expect(calls.map(({ url }) => new URL(url).pathname).at(-1)).toMatch(/account\/logout$/);
    expect(container).not.toHaveTextContent(firstName);
  });

  it('leaves nothing of the user in store, page, storage or cookies [SH-083, SH-090]', async () => {
    const { store, container } = await openShell('/home', { token: await controlSession(patient) });
    const { user } = store.getState().session;
    await store.dispatch(accountEndpoints.currentUser.initiate());
    act(() => {
      store.dispatch(draftKept({ key: 'request-flow', owner: user?.id, value: { firstName: user?.firstName } }));
      store.dispatch(messageShown({ status: true, message: `Hello ${user?.firstName}`, delay: 60_000, forever: true }));
    });
    await screen.findByText(`Hello ${user?.firstName}`);
    expect(sessionStorage.length).toBeGreaterThan(0);
    await pressSignOut();
    await arrived('Patient sign in');
    const everything = [
      JSON.stringify(store.getState()),
      container.innerHTML,
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      document.cookie,
      location.href,
    ];
    for (const word of [user?.firstName, user?.lastName, user?.email]) {
      expect(word).toBeTruthy();
      for (const place of everything) expect(place).not.toContain(word);
    }
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a page shown again', () => {
  const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('from the back-forward cache after the user signed out elsewhere is drawn anew from nothing [SH-090]', async () => {
    const reload = jest.fn();
    await openShell('/home', { token: await controlSession(patient), reload });
    showAgain(true);
    expect(reload).not.toHaveBeenCalled();
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    showAgain(false);
    expect(reload).not.toHaveBeenCalled();
    showAgain(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('in a tab that was behind while somebody else signed in is drawn anew, too', async () => {
    const reload = jest.fn();
    await openShell('/home', { token: await controlSession(patient), reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('in a window beside the one where somebody else signed in is drawn anew once it is used', async () => {
    const reload = jest.fn();
    await openShell('/home', { token: await controlSession(patient), reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    window.dispatchEvent(new Event('focus'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays as it is, with all that was typed, after an anonymous patient got a new token by registering in it', async () => {
    const reload = jest.fn();
    const { store } = await openShell('/about', { reload });
    const { registerAnonymous, registerPatient } = accountEndpoints;
    const enter = async (token: string, email: string) => {
      act(() => void store.dispatch(signedIn({ token, remember: false })));
      await waitFor(() => expect(store.getState().session.user?.email).toBe(email));
    };
    const anonymous = await store.dispatch(registerAnonymous.initiate({ zipCode: '10018' })).unwrap();
    await enter(anonymous.token, '');
    const registered = await store.dispatch(registerPatient.initiate(nora)).unwrap();
    await enter(registered.token, nora.email);
    expect(registered.user.id).toBe(anonymous.user.id);
    expect(registered.token).not.toBe(anonymous.token);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('for a guest stays as it is', async () => {
    const reload = jest.fn();
    await openShell('/about', { reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    showAgain(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a switched session', () => {
  async function switched() {
    const own = await controlSession(switcher);
    const shell = await openShell('/providers/dashboard', { token: own });
    const { auth_token } = await switchTo(own, patient);
    act(() => void shell.store.dispatch(accountSwitched({ token: auth_token })));
    await arrived('Patient home');
    return { ...shell, own, token: auth_token };
  }

  it('is marked by a cookie and by the user, and says whose it is [SH-025]', async () => {
    const { store } = await switched();
    expect(document.cookie).toContain('switchedUser=1');
    expect(store.getState().session.user).toMatchObject({ switched: true, email: patient });
    expect(await screen.findByText(`You are logged in as ${patient}`)).toBeVisible();
  });

  it('keeps its mark through a reload [SH-006]', async () => {
    const { unmount } = await switched();
    unmount();
    const { store } = await openShell('/home');
    expect(document.cookie).toContain('switchedUser=1');
    expect(store.getState().session.user?.switched).toBe(true);
  });

  it('ends by signing out: the own session goes on, on the dashboard [SH-094]', async () => {
    const { store, own } = await switched();
    const calls = heardCalls();
    await pressSignOut();
    expect(await arrived('Dashboard')).toBeVisible();
    expect(callsTo(calls, 'account/logout')).toHaveLength(0);
    expect(document.cookie).toContain(`authToken=${own}`);
    expect(document.cookie).not.toContain('switchedUser');
    expect(store.getState().session.user).toMatchObject({ switched: false, email: switcher });
    expect(JSON.stringify(store.getState())).not.toContain(patient);
  });

  it('signs out for good where the own session is not known, so that nobody is left inside', async () => {
    const { store } = await switched();
    sessionStorage.clear();
    act(() => void store.dispatch(signOut()));
    expect(await arrived('Patient sign in')).toBeVisible();
    expect(document.cookie).toBe('');
  });

  it('signs out for good where the own session kept is that of another switch: nobody gets in by it', async () => {
    const { unmount, own } = await switched();
    unmount();
    const { auth_token } = await switchTo(own, 'newpatient@scanharbor.test');
    document.cookie = `authToken=${auth_token};path=/`;
    const { store } = await openShell('/home');
    act(() => void store.dispatch(signOut()));
    expect(await arrived('Patient sign in')).toBeVisible();
    expect(document.cookie).toBe('');
  });

  it.each([
    ['into the other account', false],
    ['back to their own', true],
  ])('signs out, and says so, whom nothing can be loaded for on the way %s [SH-025, SH-094]', async (_way, back) => {
    const own = await controlSession(switcher);
    const shell = back ? await switched() : await openShell('/providers/dashboard', { token: own });
    const token = back ? '' : (await switchTo(own, patient)).auth_token;
    await control('faults', { path: 'account/authenticate', status: 500, times: 1 });
    act(() => void shell.store.dispatch(back ? signOut() : accountSwitched({ token })));
    expect(await arrived('Imaging center sign in')).toBeVisible();
    expect(await screen.findByText('There was a problem with your request')).toBeVisible();
    expect(document.cookie).toBe('');
    expect(sessionStorage.getItem('scanharbor.own-token')).toBeNull();
  });

  async function switchTo(token: string, email: string) {
    const answer = await fetch(`${(globalThis as { apiAddress?: string }).apiAddress}/api/account/switch`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return (await answer.json()) as { auth_token: string };
  }
});
