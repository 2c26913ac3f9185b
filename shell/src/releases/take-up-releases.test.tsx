import { draftKept, messageShown } from '@scanharbor/shared-contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell';
import { takeUpReleases } from './take-up-releases';

const searchScreen = { path: '/find', heading: 'Find', body: () => <input aria-label="Name" /> };

/** A page whose shell and remotes were released anew while it was open; the person came back to its tab. */
async function openOutdated({ isOutdated = () => Promise.resolve(true) } = {}) {
  const { router, store } = await openShell('/find', { screens: [searchScreen] });
  await screen.findByRole('heading', { name: 'Find' });
  const reload = jest.fn();
  const stop = takeUpReleases({ router, store, isOutdated, reload });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
  const leave = async () => {
    await act(() => router.navigate('/about'));
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    stop();
  };
  return { store, reload, leave };
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

  it('stays when it cannot be known whether there is something newer', async () => {
    const { reload, leave } = await openOutdated({ isOutdated: () => Promise.reject(new Error('no network')) });
    await leave();
    expect(reload).not.toHaveBeenCalled();
  });
});
