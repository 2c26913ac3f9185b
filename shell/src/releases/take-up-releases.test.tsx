import { accountSwitched, draftKept, messageShown, sessionEnded } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell';
import { takeUpReleases } from './take-up-releases';

const searchScreen = { path: '/find', heading: 'Find', body: () => <input aria-label="Name" /> };

/** A page whose shell and remotes were released anew while it was open; the person came back to its tab. */
async function openOutdated({ isOutdated = () => Promise.resolve(true), token = '' } = {}) {
  const { router, store } = await openShell('/find', { screens: [searchScreen], token });
  await screen.findByRole('heading', { name: 'Find' });
  const reload = jest.fn();
  const stop = takeUpReleases({ router, store, isOutdated, reload });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
  const arrive = async (heading: string) => {
    expect(await screen.findByRole('heading', { level: 1, name: heading, hidden: true })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    stop();
  };
  const leave = async () => {
    await act(() => router.navigate('/about'));
    await arrive('About');
  };
  return { store, reload, leave, arrive };
}

describe('a page that something newer was released for', () => {
  it('comes anew with the next screen', async () => {
    const { reload, leave } = await openOutdated();
    expect(reload).not.toHaveBeenCalled();
    await leave();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays when something was typed on the screen that is left', async () => {
    const { reload, leave } = await openOutdated();
    fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Hart' } });
    await leave();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays while a form is kept unsent', async () => {
    const { store, reload, leave } = await openOutdated();
    act(() => void store.dispatch(draftKept({ key: 'a-form', value: 'half' })));
    await leave();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays while a message waits to be read', async () => {
    const { store, reload, leave } = await openOutdated();
    act(() => void store.dispatch(messageShown({ id: 'saved', status: true, message: 'Saved', delay: 60_000 })));
    await leave();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays while the reason of a sign-out waits to be read [SH-084]', async () => {
    const { store, reload, arrive } = await openOutdated({ token: await controlSession('patient@scanharbor.test') });
    act(() => void store.dispatch(sessionEnded()));
    await arrive('Patient sign in');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Due to inactivity/);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when something is said on arrival, such as whose account it is now [SH-025]', async () => {
    const { store, reload, arrive } = await openOutdated({ token: await controlSession('switcher@scanharbor.test') });
    const token = await controlSession('patient@scanharbor.test');
    act(() => void store.dispatch(accountSwitched({ token })));
    await arrive('Patient home');
    expect(await screen.findByText('You are logged in as patient@scanharbor.test')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when it cannot be known whether there is something newer', async () => {
    const { reload, leave } = await openOutdated({ isOutdated: () => Promise.reject(new Error('no network')) });
    await leave();
    expect(reload).not.toHaveBeenCalled();
  });
});
