import { config } from '@scanharbor/shared-contracts';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { filterCalls, recordCalls } from '../testing/record-calls';
import { closeShells, renderShell } from '../testing/render-shell';

const patient = 'patient@scanharbor.test';

describe('site startup', () => {
  it('loads the session once, before a guarded screen is loaded or rendered [SH-001, SH-002]', async () => {
    const calls = recordCalls();
    const { store } = await renderShell('/home', { token: await controlSession('patient@scanharbor.test') });
    expect(screen.getByRole('heading', { name: 'Patient home' })).toBeVisible();
    expect(filterCalls(calls, 'account/authenticate')).toHaveLength(1);
    expect(store.getState().session).toMatchObject({ status: 'user', user: { userType: 'patient', email: 'patient@scanharbor.test' } });
  });

  it('does not fetch the code of a guarded screen for a guest [SH-001]', async () => {
    const { loadRemote } = await renderShell('/home');
    expect(await screen.findByRole('heading', { name: 'Patient sign in' })).toBeVisible();
    expect(loadRemote).not.toHaveBeenCalledWith('mfe-patient-request');
  });

  it('redirects an invalid token to the landing page as a guest, and deletes the token [SH-003]', async () => {
    const { store } = await renderShell('/home', { token: 'worth-nothing' });
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(document.cookie).not.toContain('authToken');
    expect(store.getState().session).toEqual({ status: 'guest' });
  });

  it('loads the practice of a provider before a provider screen is rendered [SH-004]', async () => {
    const calls = recordCalls();
    const { store } = await renderShell('/providers/dashboard', { token: await controlSession('staff@scanharbor.test') });
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const { provider, locationId } = store.getState().session;
    expect(provider?.practice.name).toBeTruthy();
    expect(locationId).toBe(provider?.practice.primaryLocationId);
    expect(filterCalls(calls, 'providers/')).toHaveLength(1);
  });

  it('starts a guest session without a call to the server [SH-005]', async () => {
    const calls = recordCalls();
    const { store } = await renderShell('/about');
    expect(store.getState().session).toEqual({ status: 'guest' });
    expect(store.getState().contract).toMatchObject({ queries: {}, mutations: {} });
    expect(calls).toHaveLength(0);
  });

  it('removes an invalid marker of a switched session [SH-006]', async () => {
    document.cookie = 'switchedUser=1; Path=/';
    await renderShell('/home', { token: await controlSession('patient@scanharbor.test') });
    expect(document.cookie).not.toContain('switchedUser');
  });

  it('discards the location of a previous visit and starts at the primary one [SH-007]', async () => {
    document.cookie = 'location=77777; Path=/';
    const calls = recordCalls();
    const { store } = await renderShell('/providers/dashboard', { token: await controlSession('staff@scanharbor.test') });
    expect(filterCalls(calls, 'account/authenticate')[0]?.headers['X-Location']).toBeUndefined();
    expect(document.cookie).toContain(`location=${store.getState().session.locationId}`);
    closeShells();
    document.cookie = 'location=77777; Path=/';
    await renderShell('/about');
    await waitFor(() => expect(document.cookie).not.toContain('location='));
  });

  it.each<[string, object]>([
    ['status 500', { status: 500 }],
    ['status 503', { status: 503 }],
    ['status 403', { status: 403 }],
    ['a closed connection', { malformed: 'drop' }],
    ['invalid JSON', { malformed: 'json' }],
  ])('keeps the token after %s, and continues on Try again [SH-003]', async (_name, fault) => {
    const token = await controlSession(patient);
    await control('faults', { path: 'account/authenticate', ...fault });
    await renderShell('/home', { token, whilePending: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot reach ScanHarbor' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Patient home' })).not.toBeInTheDocument();
    expect(document.cookie).toContain(`authToken=${token}`);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Patient home' })).toBeVisible();
    expect(location.pathname).toBe('/home');
  });

  it('keeps the token of a provider whose practice cannot be loaded [SH-003, SH-004]', async () => {
    await control('faults', { path: 'providers/provider', status: 500 });
    await renderShell('/providers/dashboard', { token: await controlSession('staff@scanharbor.test'), whilePending: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it.each(['after a pause', 'when the browser is online again'])('continues by itself %s [SH-003]', async (how) => {
    await control('faults', { path: 'account/authenticate', status: 503 });
    await renderShell('/home', { token: await controlSession(patient), whilePending: true });
    await screen.findByRole('heading', { name: 'We cannot reach ScanHarbor' });
    if (how !== 'after a pause') window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Patient home' })).toBeVisible();
  });

  it('gives up a call without a response after ten seconds, and repeats it [SH-003]', async () => {
    const expire = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error('timeout')), 50);
      return controller.signal;
    });
    const calls = recordCalls();
    await control('faults', { path: 'account/authenticate', delay: 3_000 });
    const token = await controlSession(patient);
    await renderShell('/home', { token, whilePending: true });
    await screen.findByRole('heading', { name: 'We cannot reach ScanHarbor' });
    expect(expire).toHaveBeenCalledWith(10_000);
    expect(document.cookie).toContain(token);
    expire.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Patient home' })).toBeVisible();
    expect(filterCalls(calls, 'account/authenticate')).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['status 401', { status: 401 }],
    ['a null body', { malformed: 'null' }],
  ])('deletes the token after %s [SH-003]', async (_name, fault) => {
    await control('faults', { path: 'account/authenticate', ...fault });
    await renderShell('/home', { token: await controlSession(patient) });
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
  });

  it('shows the site with a skeleton while the user is loading', async () => {
    await control('faults', { path: 'account/authenticate', delay: 500 });
    await renderShell('/home', { token: await controlSession(patient), whilePending: true });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading the page' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Patient home' })).toBeVisible();
  });

  it('provides the configured environment to all packages [SH-008]', async () => {
    await renderShell('/about');
    expect(config().environment).toBe('production');
    closeShells();
    await renderShell('/about', { config: { environment: 'develop' } });
    expect(config().environment).toBe('develop');
  });
});
