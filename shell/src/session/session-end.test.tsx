import { draftSaved, messageShown, sessionEnded } from '@scanharbor/shared-contracts';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BroadcastChannel } from 'node:worker_threads';
import { renderShell } from '../testing/render-shell';

const patient = 'patient@scanharbor.test';
const staff = 'staff@scanharbor.test';
const channelName = 'scanharbor.session-end';
const arrived = (heading: string) => screen.findByRole('heading', { level: 1, name: heading, hidden: true });

/** Sends the message of another tab in which the session ended. */
function endInOtherTab(token: string, by: 'user' | 'server') {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ token, by });
  setTimeout(() => channel.close(), 100);
}

/** Records the messages that other tabs receive. */
function openOtherTab() {
  const messages: unknown[] = [];
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event) => void messages.push((event as { data: unknown }).data);
  return { messages, close: () => channel.close() };
}

async function clickSignOut() {
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
}

describe('session that ends in another tab', () => {
  it('ends in a background tab after a sign-out, without data of the user, and keeps the token for the last calls', async () => {
    const token = await controlSession(patient);
    const { store, container } = await renderShell('/home', { token });
    const { user } = store.getState().session;
    act(() => {
      store.dispatch(draftSaved({ key: 'request-flow', owner: user?.id, value: { firstName: user?.firstName } }));
      store.dispatch(messageShown({ status: true, message: `Hello ${user?.firstName}`, forever: true }));
    });
    await screen.findByText(`Hello ${user?.firstName}`);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    endInOtherTab(token, 'user');
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    await arrived('Patient sign in');
    expect(await screen.findByText('You have been signed out in this browser. Sign in again to continue.')).toBeVisible();
    expect(location.pathname + location.search).toBe('/patient-login');
    expect(document.cookie).toContain(token);
    for (const place of [JSON.stringify(store.getState()), container.innerHTML, JSON.stringify(Object.entries(sessionStorage))]) {
      expect(place).not.toContain(user?.firstName);
    }
  });

  it('ends with the reason after the server rejected it', async () => {
    const token = await controlSession(staff);
    await renderShell('/providers/dashboard', { token });
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    endInOtherTab(token, 'server');
    await arrived('Imaging center sign in');
    expect(await screen.findByText(/Due to inactivity/)).toBeVisible();
    expect(location.search).toContain('next=');
  });

  it('does not end the session of another user', async () => {
    const { store } = await renderShell('/home', { token: await controlSession(patient) });
    endInOtherTab(await controlSession(staff), 'user');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(store.getState().session.status).toBe('user');
  });

  it('ends by the storage event, for tabs that miss the message', async () => {
    await renderShell('/home', { token: await controlSession(patient) });
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: channelName, newValue: '1' })));
    await arrived('Patient sign in');
  });

  it('ends a start-up that waits for the server', async () => {
    const token = await controlSession(patient);
    await control('faults', { path: 'account/authenticate', status: 503 });
    await renderShell('/home', { token, whilePending: true });
    await screen.findByRole('heading', { name: 'We cannot reach ScanHarbor' });
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    endInOtherTab(token, 'user');
    await waitFor(() => expect(screen.queryByText('We cannot reach ScanHarbor')).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Patient home' })).not.toBeInTheDocument();
  });
});

describe('report to the other tabs', () => {
  it('is sent by a sign-out before the server responds, and again afterwards, without a token in the storage', async () => {
    const token = await controlSession(patient);
    await renderShell('/home', { token });
    const { messages, close } = openOtherTab();
    const stored = jest.spyOn(Storage.prototype, 'setItem');
    await control('faults', { path: 'account/logout', delay: 1_500 });
    await clickSignOut();
    await waitFor(() => expect(messages).toEqual([{ token, by: 'user' }]));
    expect(document.cookie).toContain(token);
    await arrived('Patient sign in');
    await waitFor(() => expect(messages).toHaveLength(2));
    close();
    expect(stored.mock.calls.map(([key]) => key)).toContain(channelName);
    expect(JSON.stringify(stored.mock.calls)).not.toContain(token);
    expect(localStorage.getItem(channelName)).toBeNull();
  });

  it('is sent when the server rejects the session', async () => {
    const token = await controlSession(patient);
    const { store } = await renderShell('/home', { token });
    const { messages, close } = openOtherTab();
    act(() => void store.dispatch(sessionEnded()));
    await waitFor(() => expect(messages).toEqual([{ token, by: 'server' }]));
    close();
  });

  it('does not wait for a server that does not respond to a sign-out', async () => {
    await renderShell('/home', { token: await controlSession(patient) });
    await control('faults', { path: 'account/logout', delay: 20_000 });
    await clickSignOut();
    await arrived('Patient sign in');
    expect(document.cookie).toBe('');
    await control('clear-faults');
  });
});
