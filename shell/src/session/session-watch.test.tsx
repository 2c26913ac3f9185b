import { deadlineKnown, sessionEnded } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { callsTo, heardCalls } from '../testing/heard-calls';
import { openShell } from '../testing/open-shell';
import { deadlinesOf } from './session-watch';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const tick = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

/** Opens a staff page whose session has `minutes` left, and holds the clock. */
async function openWith(minutes: number) {
  const token = await controlSession('staff@scanharbor.test');
  const shell = await openShell('/providers/dashboard', { token });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  act(() => void shell.store.dispatch(deadlineKnown(inMinutes(minutes))));
  return { ...shell, token };
}

/** Real time again, for calls that are on their way; what is planned in held time stays planned for never. */
const release = () => jest.useRealTimers();

describe('the warning before a session ends', () => {
  it('comes two minutes before, not earlier', async () => {
    await openWith(15);
    await tick(13 * minute - 1_000);
    expect(dialog()).not.toBeInTheDocument();
    await tick(1_500);
    expect(dialog()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    expect(dialog()).toHaveTextContent(/you will be signed out at \d+:\d\d [AP]M/);
  });

  it('goes when the user stays, by one call that keeps the session alive', async () => {
    const { store } = await openWith(1);
    await tick(10);
    const calls = heardCalls();
    release();
    const before = store.getState().session.deadline;
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(callsTo(calls, 'account/authenticate').map(({ headers }) => headers['X-Background'])).toEqual([undefined]);
    expect(store.getState().session.deadline).not.toBe(before);
  });

  it('says so when staying did not work, and lets the user try again', async () => {
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
  ])('comes in time on a device whose clock is %s', async (_how, wrong) => {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const answer = await real(...call);
      const headers = new Headers(answer.headers);
      headers.set('date', new Date(Date.now() - wrong * minute).toUTCString());
      return new Response(await answer.text(), { status: answer.status, headers });
    });
    await openWith(15 - wrong);
    await tick(12 * minute);
    expect(dialog()).not.toBeInTheDocument();
    await tick(1.5 * minute);
    expect(dialog()).toBeInTheDocument();
  });

  it('lets the user leave at once', async () => {
    await openWith(1);
    await tick(10);
    release();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
    expect(await screen.findByRole('heading', { name: 'Imaging center sign in' })).toBeVisible();
  });

  it('does not close on Escape: it asks for a decision', async () => {
    await openWith(1);
    await tick(10);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Stay signed in' }), { key: 'Escape' });
    expect(dialog()).toBeInTheDocument();
  });

  it('comes at the time the server named, whatever asks in the background', async () => {
    const { store } = await openShell('/providers/dashboard', { token: await controlSession('staff@scanharbor.test') });
    const deadline = store.getState().session.deadline;
    expect(deadline).toBeDefined();
    await control('clock', { advance: 5 * minute });
    await act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate({ background: true }, { forceRefetch: true }))));
    expect(store.getState().session.deadline).toBe(deadline);
    await act(async () => void (await store.dispatch(accountEndpoints.currentUser.initiate(undefined, { forceRefetch: true }))));
    expect(Date.parse(store.getState().session.deadline ?? '')).toBeGreaterThan(Date.parse(deadline ?? ''));
    await control('clock', { advance: -5 * minute });
  });

  it('goes in every tab when one of them stays', async () => {
    const { store, token } = await openWith(1);
    await tick(10);
    release();
    const [other, stranger] = [token, 'another-session'].map((of) => new BroadcastChannel(deadlinesOf(of)));
    const later = inMinutes(15);
    stranger?.postMessage(inMinutes(20));
    other?.postMessage(later);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(store.getState().session.deadline).toBe(later);
    other?.postMessage(inMinutes(3));
    other?.close();
    stranger?.close();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(store.getState().session.deadline).toBe(later);
  });

  it('tells the other tabs of a later end', async () => {
    const heard: unknown[] = [];
    const token = await controlSession('staff@scanharbor.test');
    const other = new BroadcastChannel(deadlinesOf(token));
    other.onmessage = ({ data }: { data: unknown }) => void heard.push(data);
    const { store } = await openShell('/providers/dashboard', { token });
    const later = inMinutes(20);
    act(() => void store.dispatch(deadlineKnown(later)));
    await waitFor(() => expect(heard).toContain(later));
    other.close();
  });

  it('asks the server when the time is over, without keeping the session alive by that', async () => {
    await openWith(1);
    await tick(10);
    await control('situation', { name: 'sessionsOver' });
    const calls = heardCalls();
    await tick(minute + 1_000);
    release();
    expect(await screen.findByText(/Due to inactivity/)).toBeVisible();
    expect(callsTo(calls, 'account/authenticate').map(({ headers }) => headers['X-Background'])).toEqual(['1']);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('is not for guests', async () => {
    const { store } = await openWith(1);
    act(() => void store.dispatch(sessionEnded()));
    await tick(2 * minute);
    expect(dialog()).not.toBeInTheDocument();
  });
});
