import { locationChosen } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { heardCalls } from '../testing/heard-calls';
import { openShell } from '../testing/open-shell';

const patient = 'patient@scanharbor.test';
const staff = 'staff@scanharbor.test';

const ask = ({ store }: Awaited<ReturnType<typeof openShell>>) =>
  act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));

describe('two tabs of one browser', () => {
  it('each ask for the location that their own menu names [IC-161, IC-163]', async () => {
    const shell = await openShell('/providers/dashboard', { token: await controlSession(staff) });
    const [primary, other] = shell.store.getState().session.provider?.locations.map(({ id }) => id) ?? [];
    act(() => void shell.store.dispatch(locationChosen(other ?? '')));
    expect(document.cookie).toContain(`location=${other}`);
    // Another tab begins, at the primary location.
    document.cookie = `location=${primary}; Path=/`;
    const calls = heardCalls();
    await ask(shell);
    expect(shell.store.getState().session.locationId).toBe(other);
    expect(calls[0]?.headers['X-Location']).toBe(other);
  });

  it("never ask for one person's screen as another person, and come anew instead", async () => {
    const token = await controlSession(patient);
    const reload = jest.fn();
    const shell = await openShell('/home', { token, reload });
    document.cookie = `authToken=${await controlSession(staff)}; Path=/`;
    const calls = heardCalls();
    await ask(shell);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual([token]);
    expect(reload).toHaveBeenCalled();
  });

  it('do not sign out who signed in in the other one', async () => {
    const reload = jest.fn();
    const shell = await openShell('/home', { token: await controlSession(patient), reload });
    await control('situation', { name: 'sessionsOver' });
    const theirs = await controlSession(staff);
    document.cookie = `authToken=${theirs}; Path=/`;
    await ask(shell);
    expect(document.cookie).toContain(`authToken=${theirs}`);
    expect(reload).toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Patient home' })).not.toBeInTheDocument();
  });

  it('ask as a guest once the other one has signed out', async () => {
    const shell = await openShell('/home', { token: await controlSession(patient) });
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    const calls = heardCalls();
    await ask(shell);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['anonymous']);
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });
});
