import { accountSwitched, draftSaved, messageShown, sessionEnded } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { reloadOnRelease } from './reload-on-release';

const searchScreen = { path: '/find', heading: 'Find', body: () => <input aria-label="Name" /> };

/** Opens a page, releases new versions of its shell and remotes, and returns to its tab. */
async function openOutdated({ isOutdated = () => Promise.resolve(true), token = '' } = {}) {
  const { router, store } = await renderShell('/find', { screens: [searchScreen], token });
  await screen.findByRole('heading', { name: 'Find' });
  const reload = jest.fn();
  const stop = reloadOnRelease({ router, store, isOutdated, reload });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
  const arrive = async (heading: string) => {
    expect(await screen.findByRole('heading', { level: 1, name: heading, hidden: true })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    stop();
  };
  const navigateAway = async () => {
    await act(() => router.navigate('/about'));
    await arrive('About');
  };
  return { store, reload, navigateAway, arrive };
}

describe('outdated page', () => {
  it('reloads on the next screen', async () => {
    const { reload, navigateAway } = await openOutdated();
    expect(reload).not.toHaveBeenCalled();
    await navigateAway();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload after input on the previous screen', async () => {
    const { reload, navigateAway } = await openOutdated();
    fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Hart' } });
    await navigateAway();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while a form has an unsent draft', async () => {
    const { store, reload, navigateAway } = await openOutdated();
    act(() => void store.dispatch(draftSaved({ key: 'a-form', value: 'half' })));
    await navigateAway();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while a message is shown', async () => {
    const { store, reload, navigateAway } = await openOutdated();
    act(() => void store.dispatch(messageShown({ id: 'saved', status: true, message: 'Saved', delay: 60_000 })));
    await navigateAway();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while the reason of a sign-out is shown [SH-084]', async () => {
    const { store, reload, arrive } = await openOutdated({ token: await controlSession('patient@scanharbor.test') });
    act(() => void store.dispatch(sessionEnded()));
    await arrive('Patient sign in');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Due to inactivity/);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when a message appears on arrival, such as the name of the switched account [SH-025]', async () => {
    const { store, reload, arrive } = await openOutdated({ token: await controlSession('switcher@scanharbor.test') });
    const token = await controlSession('patient@scanharbor.test');
    act(() => void store.dispatch(accountSwitched({ token })));
    await arrive('Patient home');
    expect(await screen.findByText('You are logged in as patient@scanharbor.test')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when the check for a newer release fails', async () => {
    const { reload, navigateAway } = await openOutdated({ isOutdated: () => Promise.reject(new Error('no network')) });
    await navigateAway();
    expect(reload).not.toHaveBeenCalled();
  });
});
