import { locationChosen } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { recordCalls } from '../testing/record-calls';
import { renderShell } from '../testing/render-shell';

const patient = 'patient@scanharbor.test';
const staff = 'staff@scanharbor.test';

const fetchCounts = ({ store }: Awaited<ReturnType<typeof renderShell>>) =>
  act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));

describe('session in two tabs', () => {
  it('sends the location of the menu in the tab with each call [IC-161, IC-163]', async () => {
    const shell = await renderShell('/providers/dashboard', { token: await controlSession(staff) });
    const [primary, other] = shell.store.getState().session.provider?.locations.map(({ id }) => id) ?? [];
    act(() => void shell.store.dispatch(locationChosen(other ?? '')));
    expect(document.cookie).toContain(`location=${other}`);
    // Another tab starts, at the primary location.
    document.cookie = `location=${primary}; Path=/`;
    const calls = recordCalls();
    await fetchCounts(shell);
    expect(shell.store.getState().session.locationId).toBe(other);
    expect(calls[0]?.headers['X-Location']).toBe(other);
  });

  it('never loads data of one user as another user, and reloads instead', async () => {
    const token = await controlSession(patient);
    const reload = jest.fn();
    const shell = await renderShell('/home', { token, reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    const calls = recordCalls();
    await fetchCounts(shell);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual([token]);
    expect(reload).toHaveBeenCalled();
  });

  it('does not sign out another user of the other tab', async () => {
    const reload = jest.fn();
    const shell = await renderShell('/home', { token: await controlSession(patient), reload });
    await control('situation', { name: 'sessionsOver' });
    const otherSession = await controlSession(staff);
    document.cookie = `authToken=${otherSession}; Path=/`;
    await fetchCounts(shell);
    expect(document.cookie).toContain(`authToken=${otherSession}`);
    expect(reload).toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Patient home' })).not.toBeInTheDocument();
  });

  it('sends guest calls after a sign-out in the other tab', async () => {
    const shell = await renderShell('/home', { token: await controlSession(patient) });
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    const calls = recordCalls();
    await fetchCounts(shell);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['anonymous']);
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });
});
