import { control } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { notifyRequestsChanged } from '../components/request-events';
import '../pages/dashboard/dashboard-page';
import '../pages/history/history-page';
import '../pages/scheduled/scheduled-page';
import { renderPortal } from '../testing/render-portal';

const nav = () => within(screen.getByRole('navigation', { name: 'Portal' }));

/** Counts the calls to a path; the calls themselves go through. */
function countCalls(path: string) {
  const send = globalThis.fetch;
  let calls = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (String(input).endsWith(path)) calls += 1;
    return send(input, init);
  });
  return () => calls;
}

beforeEach(() => control('reset'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the frame of the portal', () => {
  it('shows the numbers beside the lists [IC-009]', async () => {
    await renderPortal('/providers/dashboard');
    expect(await nav().findByRole('link', { name: /^Active requests ?\d+$/ })).toBeVisible();
    expect(nav().getByRole('link', { name: /^Scheduled ?\d+$/ })).toBeVisible();
    expect(nav().getByRole('link', { name: /^Completed ?\d+$/ })).toBeVisible();
  });

  it('loads the numbers again on each change of screen [IC-009]', async () => {
    const calls = countCalls('ic-portal/dashboard-card');
    await renderPortal('/providers/history');
    await waitFor(() => expect(calls()).toBe(1));
    await userEvent.click(nav().getByRole('link', { name: /^Scheduled/ }));
    await waitFor(() => expect(calls()).toBe(2));
  });

  it('gathers updates into one call, half a second after the last [IC-010, IC-011]', async () => {
    const calls = countCalls('ic-portal/dashboard-card');
    await renderPortal('/providers/history');
    await nav().findByRole('link', { name: /^Scheduled ?\d+$/ });
    expect(calls()).toBe(1);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date'] });
    for (const wait of [499, 499, 499]) {
      notifyRequestsChanged();
      await act(() => jest.advanceTimersByTimeAsync(wait));
    }
    expect(calls()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(calls()).toBe(2);
  });

  it('names the practice and the current location, and lists all as name (address) [IC-161, IC-162]', async () => {
    await renderPortal('/providers/history');
    const menu = await screen.findByRole('combobox', { name: /^Current location, Harborview Imaging/ });
    expect(screen.getByTestId('location-shown')).toHaveTextContent(/^Harborview Imaging – 240 West 38th Street/);
    const options = within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options.length).toBeGreaterThan(1);
    expect(options).toEqual(
      expect.arrayContaining(['Harborview Midtown (240 West 38th Street)', 'Harborview Brooklyn (41 Flatbush Avenue)']),
    );
  });

  it('works at another location from then on, with lists of that location [IC-162, IC-163, IC-164]', async () => {
    await renderPortal('/providers/scheduled');
    await screen.findByRole('table');
    const locations: string[] = [];
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { 'X-Location': location } = init?.headers as Record<string, string>;
      if (String(input).includes('ic-scheduled?')) locations.push(location ?? '');
      return send(input, init);
    });
    fireEvent.change(screen.getByRole('combobox', { name: /^Current location/ }), { target: { value: '2' } });
    await waitFor(() => expect(locations).toEqual(['2']));
    expect(screen.getByTestId('location-shown')).toHaveTextContent('41 Flatbush Avenue');
  });

  it('shows the administration of the practice to its admins only', async () => {
    const { unmount } = await renderPortal('/providers/history');
    await screen.findByText('Robin Hale');
    expect(nav().queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    unmount();
    await renderPortal('/providers/history', 'admin@scanharbor.test');
    expect(await nav().findByRole('link', { name: 'Users' })).toBeVisible();
  });

  it('offers the choice of a color scheme', async () => {
    await renderPortal('/providers/history');
    await userEvent.click(await nav().findByRole('button', { name: 'Appearance' }));
    expect(await screen.findByRole('dialog', { name: 'Appearance' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('opens and closes the menu of a narrow screen by button and Escape', async () => {
    await renderPortal('/providers/history');
    const button = await screen.findByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('blocks a provider who has not agreed to the terms until they agree [IC-198, IC-199]', async () => {
    const { unmount } = await renderPortal('/providers/history', 'terms@scanharbor.test');
    const dialog = await screen.findByRole('dialog', { name: 'Agree to the terms' });
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    const { store } = await renderPortal('/providers/history', 'terms@scanharbor.test');
    expect(store.getState().session.user?.termsAgreed).toBe(true);
  });
});
