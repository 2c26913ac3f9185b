import { config } from '@scanharbor/shared-contracts';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { callsTo, heardCalls } from '../testing/heard-calls';
import { closeShells, openShell } from '../testing/open-shell';

describe('opening the site', () => {
  it('finds out who is there before a guarded screen is loaded or drawn, and asks once [SH-001, SH-002]', async () => {
    const calls = heardCalls();
    const { store } = await openShell('/home', { token: await controlSession('patient@scanharbor.test') });
    expect(screen.getByRole('heading', { name: 'Patient home' })).toBeVisible();
    expect(callsTo(calls, 'account/authenticate')).toHaveLength(1);
    expect(store.getState().session).toMatchObject({ status: 'user', user: { userType: 'patient', email: 'patient@scanharbor.test' } });
  });

  it('does not even fetch the code of a guarded screen for a guest [SH-001]', async () => {
    const { loadRemote } = await openShell('/home');
    expect(await screen.findByRole('heading', { name: 'Patient sign in' })).toBeVisible();
    expect(loadRemote).not.toHaveBeenCalledWith('mfe-patient-request');
  });

  it('sends whoever holds a dead token to the landing page, as a guest, and drops the token [SH-003]', async () => {
    const { store } = await openShell('/home', { token: 'worth-nothing' });
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(document.cookie).not.toContain('authToken');
    expect(store.getState().session).toEqual({ status: 'guest' });
  });

  it('does the same when the server is in trouble [SH-003]', async () => {
    await control('faults', { path: 'account/authenticate', status: 500 });
    await openShell('/home', { token: await controlSession('patient@scanharbor.test') });
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(document.cookie).not.toContain('authToken');
  });

  it('knows the practice of a provider before a provider screen is drawn [SH-004]', async () => {
    const calls = heardCalls();
    const { store } = await openShell('/providers/dashboard', { token: await controlSession('staff@scanharbor.test') });
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const { provider, locationId } = store.getState().session;
    expect(provider?.practice.name).toBeTruthy();
    expect(locationId).toBe(provider?.practice.primaryLocationId);
    expect(callsTo(calls, 'providers/')).toHaveLength(1);
  });

  it('knows a guest without asking the server [SH-005]', async () => {
    const calls = heardCalls();
    const { store } = await openShell('/about');
    expect(store.getState().session).toEqual({ status: 'guest' });
    expect(store.getState().contract).toMatchObject({ queries: {}, mutations: {} });
    expect(calls).toHaveLength(0);
  });

  it('takes away a marker of a switched session that is not one [SH-006]', async () => {
    document.cookie = 'switchedUser=1; Path=/';
    await openShell('/home', { token: await controlSession('patient@scanharbor.test') });
    expect(document.cookie).not.toContain('switchedUser');
  });

  it('forgets the location chosen before a reload and begins at the primary one [SH-007]', async () => {
    document.cookie = 'location=77777; Path=/';
    const calls = heardCalls();
    const { store } = await openShell('/providers/dashboard', { token: await controlSession('staff@scanharbor.test') });
    expect(callsTo(calls, 'account/authenticate')[0]?.headers['X-Location']).toBeUndefined();
    expect(document.cookie).toContain(`location=${store.getState().session.locationId}`);
    closeShells();
    document.cookie = 'location=77777; Path=/';
    await openShell('/about');
    await waitFor(() => expect(document.cookie).not.toContain('location='));
  });

  it('tells every package the environment of this installation [SH-008]', async () => {
    await openShell('/about');
    expect(config().environment).toBe('production');
    closeShells();
    await openShell('/about', { config: { environment: 'develop' } });
    expect(config().environment).toBe('develop');
  });
});
