import { deadlineUpdated, sessionEnded } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { filterCalls, recordCalls } from '../testing/record-calls';
import { renderShell } from '../testing/render-shell';
import { getDeadlineChannel } from './session-timeout';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const tick = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

/** Opens a staff page with `minutes` left in its session, and stops the clock. */
async function openWith(minutes: number) {
  const token = await controlSession('staff@scanharbor.test');
  const shell = await renderShell('/providers/dashboard', { token });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  act(() => void shell.store.dispatch(deadlineUpdated(inMinutes(minutes))));
  return { ...shell, token };
}

/** Restores real timers for pending calls; fake timers that are still scheduled never run. */
const release = () => jest.useRealTimers();

describe('session timeout warning', () => {
  it('appears two minutes before the deadline, not earlier', async () => {
    await openWith(15);
    await tick(13 * minute - 1_000);
    expect(dialog()).not.toBeInTheDocument();
    await tick(1_500);
    expect(dialog()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    expect(dialog()).toHaveTextContent(/you will be signed out at \d+:\d\d [AP]M/);
  });

  it('closes when the user stays, with one call that extends the session', async () => {
    const { store } = await openWith(1);
    await tick(10);
    const calls = recordCalls();
    release();
    const initialDeadline = store.getState().session.deadline;
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(filterCalls(calls, 'account/authenticate').map(({ headers }) => headers['X-Background'])).toEqual([undefined]);
    expect(store.getState().session.deadline).not.toBe(initialDeadline);
  });

  it('reports a failed extension, and allows a retry', async () => {
    await openWith(1);
    await tick(10);
    release();
    const real = globalThis.fetch;
    const offline = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
    offline.mockImplementation(real);
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it.each([
    ['ahead', 20],
    ['behind', -20],
  ])('appears in time on a device whose clock is %s', async (_how, wrong) => {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const response = await real(...call);
      const headers = new Headers(response.headers);
      headers.set('date', new Date(Date.now() - wrong * minute).toUTCString());
      return new Response(await response.text(), { status: response.status, headers });
    });
    const { store } = await openWith(15 - wrong);
    const { clockOffsetMs = 0 } = store.getState().session;
    expect(Math.abs(clockOffsetMs + wrong * minute)).toBeLessThan(minute);
    await tick(12 * minute);
    expect(dialog()).not.toBeInTheDocument();
    await tick(1.5 * minute);
    expect(dialog()).toBeInTheDocument();
  });

  it('signs the user out immediately on request', async () => {
    await openWith(1);
    await tick(10);
    release();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
    expect(await screen.findByRole('heading', { name: 'Imaging center sign in' })).toBeVisible();
  });

  it('does not close on Escape, because it requires a decision', async () => {
    await openWith(1);
    await tick(10);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Stay signed in' }), { key: 'Escape' });
    expect(dialog()).toBeInTheDocument();
  });

  it('appears at the deadline from the server, regardless of background calls', async () => {
    const { store } = await renderShell('/providers/dashboard', { token: await controlSession('staff@scanharbor.test') });
    const deadline = store.getState().session.deadline;
    expect(deadline).toBeDefined();
    await control('clock', { advance: 5 * minute });
    await act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate({ background: true }, { forceRefetch: true }))));
    expect(store.getState().session.deadline).toBe(deadline);
    await act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));
    expect(Date.parse(store.getState().session.deadline ?? '')).toBeGreaterThan(Date.parse(deadline ?? ''));
    await control('clock', { advance: -5 * minute });
  });

  it('closes in all tabs when the user stays in one of them', async () => {
    const { store, token } = await openWith(1);
    await tick(10);
    release();
    const [other, stranger] = [token, 'another-session'].map((of) => new BroadcastChannel(getDeadlineChannel(of)));
    const laterDeadline = inMinutes(15);
    stranger?.postMessage(inMinutes(20));
    other?.postMessage(laterDeadline);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(store.getState().session.deadline).toBe(laterDeadline);
    other?.postMessage(inMinutes(3));
    other?.close();
    stranger?.close();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(store.getState().session.deadline).toBe(laterDeadline);
  });

  it('sends a later deadline to the other tabs', async () => {
    const messages: unknown[] = [];
    const token = await controlSession('staff@scanharbor.test');
    const other = new BroadcastChannel(getDeadlineChannel(token));
    other.onmessage = ({ data }: { data: unknown }) => void messages.push(data);
    const { store } = await renderShell('/providers/dashboard', { token });
    const laterDeadline = inMinutes(20);
    act(() => void store.dispatch(deadlineUpdated(laterDeadline)));
    await waitFor(() => expect(messages).toContain(laterDeadline));
    other.close();
  });

  it('calls the server at the deadline, without extending the session', async () => {
    await openWith(1);
    await tick(10);
    await control('situation', { name: 'sessionsOver' });
    const calls = recordCalls();
    await tick(minute + 1_000);
    release();
    expect(await screen.findByText(/Due to inactivity/)).toBeVisible();
    expect(filterCalls(calls, 'account/authenticate').map(({ headers }) => headers['X-Background'])).toEqual(['1']);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('does not appear for guests', async () => {
    const { store } = await openWith(1);
    act(() => void store.dispatch(sessionEnded()));
    await tick(2 * minute);
    expect(dialog()).not.toBeInTheDocument();
  });
});
