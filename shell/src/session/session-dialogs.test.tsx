import { messageShown } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { recordCalls } from '../testing/record-calls';
import { renderShell } from '../testing/render-shell';
import { signIn } from '../testing/sign-in';

const patient = 'patient@scanharbor.test';
const staff = 'staff@scanharbor.test';
const staffText = "Due to inactivity, you have been logged out of ScanHarbor's imaging center portal for security reasons.";
const patientText = 'Due to inactivity, you have been logged out of ScanHarbor for security reasons.';
const arrived = (heading: string) => screen.findByRole('heading', { level: 1, name: heading, hidden: true });

type Shell = Awaited<ReturnType<typeof renderShell>>;
const call = ({ store }: Shell) =>
  act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));

/** Returns the given body for the next call to account/authenticate. */
function stubNextResponse(body: unknown, status = 200) {
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      String(address).endsWith('account/authenticate') ? Promise.resolve(Response.json(body, { status })) : real(address, init),
    );
}

describe('session ended by the server', () => {
  it.each<[string, () => unknown]>([
    ['status 401 [SH-080]', () => control('faults', { path: 'account/authenticate', status: 401 })],
    ['error_code 401 in an answer of status 200 [SH-081]', () => stubNextResponse({ error_code: 401, messages: [] })],
    ['error_code 401 in an answer of status 400 [SH-081]', () => stubNextResponse({ error_code: 401, messages: [] }, 400)],
    ['a null body [SH-082]', () => control('faults', { path: 'account/authenticate', malformed: 'null' })],
  ])('ends on the page after %s', async (_how, prepare) => {
    const shell = await renderShell('/home', { token: await controlSession(patient) });
    await prepare();
    await call(shell);
    expect(await arrived('Patient sign in')).toBeInTheDocument();
    expect(shell.store.getState().session.status).toBe('guest');
  });

  it.each([403, 404, 500])('continues after a response with status %i [SH-080]', async (status) => {
    const shell = await renderShell('/home', { token: await controlSession(patient) });
    await control('faults', { path: 'account/authenticate', status });
    await call(shell);
    expect(shell.store.getState().session.status).toBe('user');
    expect(location.pathname).toBe('/home');
  });

  it('clears cached responses, all three cookies, messages and the user [SH-083]', async () => {
    const shell = await renderShell('/providers/dashboard', { token: await controlSession(staff) });
    document.cookie = 'switchedUser=1; Path=/';
    act(() => void shell.store.dispatch(messageShown({ status: true, message: 'For Sam' })));
    await screen.findByText('For Sam');
    await control('situation', { name: 'sessionsOver' });
    await call(shell);
    await arrived('Imaging center sign in');
    expect(document.cookie).toBe('');
    const { session, contract, messages } = shell.store.getState();
    expect(session).toEqual({ status: 'guest', endReason: staffText });
    // The login screen reads its own ways to sign in.
    expect(Object.keys(contract.queries).filter((key) => key !== 'signInOptions(undefined)')).toEqual([]);
    expect(messages).toEqual([]);
  });

  it.each([
    ['/providers/settings?tab=2', staff, staffText, 'Imaging center sign in', '/ic-login?next=%2Fproviders%2Fsettings&nextParams=tab%3D2'],
    ['/about', staff, staffText, 'Imaging center sign in', '/ic-login?next=%2Fabout'],
    ['/tests/requests', patient, patientText, 'Patient sign in', '/patient-login?next=%2Ftests%2Frequests'],
  ])(
    'at %s shows %s the reason, and redirects to the matching login with a return path [SH-084, SH-085, SH-093]',
    async (path, email, text, heading, login) => {
      const shell = await renderShell(path, { token: await controlSession(email) });
      await control('faults', { path: 'account/authenticate', status: 401 });
      await call(shell);
      const alert = await screen.findByRole('alertdialog');
      expect(alert).toHaveTextContent(text);
      await arrived(heading);
      expect(location.pathname + location.search).toBe(login);
      fireEvent.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    },
  );

  it('shows one alert and redirects once for several concurrent rejections [SH-086]', async () => {
    const shell = await renderShell('/home', { token: await controlSession(patient) });
    await control('faults', { path: 'account/', status: 401, times: 4 });
    const calls = recordCalls();
    const initialLength = window.history.length;
    const { currentUser, trueVault } = accountEndpoints;
    await act(() =>
      Promise.all([
        shell.store.dispatch(trueVault.initiate({ key: '3' })),
        shell.store.dispatch(currentUser.initiate({ background: true })),
        shell.store.dispatch(trueVault.initiate({ key: '1' })),
        shell.store.dispatch(trueVault.initiate({ key: '2' })),
      ]),
    );
    expect(calls).toHaveLength(4);
    // The end of the session aborts pending calls.
    await control('clear-faults');
    await arrived('Patient sign in');
    await screen.findByRole('alertdialog');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(window.history.length).toBe(initialLength + 1);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByText(patientText)).not.toBeInTheDocument();
  });

  it('returns to the previous screen after the same user signs in again', async () => {
    const shell = await renderShell('/tests/requests', { token: await controlSession(patient) });
    await control('faults', { path: 'account/authenticate', status: 401 });
    await call(shell);
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await signIn({ email: patient });
    expect(await arrived('Requests')).toBeVisible();
  });
});
