import { controlSession } from '@scanharbor/shared-contracts/testing';
import { signOut } from '@scanharbor/shared-contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const url = 'https://chat.example.org/packs/js/sdk.js';
const config = { chatUrl: url, chatKey: 'website-1' };
const contact = () => screen.getByRole('link', { name: 'Contact us' });
const findScript = () =>
  waitFor(() => {
    const script = document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
    if (!script) throw new Error('The script is not requested');
    return script;
  });

/** Answers the request for the script like Chatwoot, and returns what its SDK receives. */
async function respond() {
  const chatwoot = { toggle: jest.fn(), setUser: jest.fn(), setCustomAttributes: jest.fn(), reset: jest.fn() };
  const run = jest.fn(() => Object.assign(window, { $chatwoot: chatwoot }));
  Object.assign(window, { chatwootSDK: { run } });
  const script = await findScript();
  act(() => void script.dispatchEvent(new Event('load')));
  await act(async () => {
    window.dispatchEvent(new Event('chatwoot:ready'));
    await Promise.resolve();
  });
  return { ...chatwoot, run };
}

afterEach(() => {
  for (const script of document.querySelectorAll('script[src*="chat.example"]')) script.remove();
  document.cookie = 'cw_user_website-1=; Max-Age=0';
  Object.assign(window, { $chatwoot: undefined, chatwootSDK: undefined });
});

describe('contact link', () => {
  it('opens the live chat, whose script is not requested before, and stays on the page [SH-145]', async () => {
    await renderShell('/scans', { config });
    expect(document.querySelector(`script[src="${url}"]`)).toBeNull();
    fireEvent.click(contact());
    expect(await screen.findByText('Opening the chat…')).toBeVisible();
    const { run, toggle } = await respond();
    expect(run).toHaveBeenCalledWith({ baseUrl: 'https://chat.example.org', websiteToken: 'website-1' });
    await waitFor(() => expect(toggle.mock.calls).toEqual([['open']]));
    expect(screen.queryByText('Opening the chat…')).not.toBeInTheDocument();
    fireEvent.click(contact());
    expect(toggle).toHaveBeenCalledTimes(2);
    expect(location.pathname).toBe('/scans');
  });

  it.each(['error', 'load'])('says that the chat is not available after the %s of another script [SH-146]', async (event) => {
    await renderShell('/scans', { config });
    fireEvent.click(contact());
    const script = await findScript();
    act(() => void script.dispatchEvent(new Event(event)));
    expect(await screen.findByText(/The chat is not available right now\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'care@scanharbor.test' })).toHaveAttribute('href', 'mailto:care@scanharbor.test');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status', { name: /not available/ })).not.toBeInTheDocument();
    fireEvent.click(contact());
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(location.pathname + location.hash).toBe('/about#contact');
  });

  it('says that the chat is not available when its frame does not respond [SH-146]', async () => {
    await renderShell('/scans', { config });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    fireEvent.click(contact());
    await findScript();
    Object.assign(window, { chatwootSDK: { run: jest.fn() } });
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText(/The chat is not available right now\./)).toBeVisible();
  });

  it('leads to the configured help center without a chat [SH-146]', async () => {
    await renderShell('/scans', { config: { helpCenterUrl: 'https://help.example.org/new' } });
    expect(contact()).toHaveAttribute('href', 'https://help.example.org/new');
  });
});

describe('live chat', () => {
  it('receives a page view two seconds after the change, and none for a page left before [SH-147]', async () => {
    const { router } = await renderShell('/about', { config });
    fireEvent.click(contact());
    const { setCustomAttributes } = await respond();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await act(() => router.navigate('/scans?zip=11201'));
    setCustomAttributes.mockClear();
    act(() => jest.advanceTimersByTime(1_999));
    expect(setCustomAttributes).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(setCustomAttributes.mock.calls).toEqual([[{ page: '/scans' }]]);
    await act(() => router.navigate('/mri'));
    act(() => jest.advanceTimersByTime(1_000));
    await act(() => router.navigate('/about'));
    act(() => jest.advanceTimersByTime(2_000));
    expect(setCustomAttributes.mock.calls).toEqual([[{ page: '/scans' }], [{ page: '/about' }]]);
  });

  it('continues as the user who signs in, by the signed identity, and ends the conversation with the session', async () => {
    const fetchFromApi = globalThis.fetch;
    const identity = { identifier: 'user-7', identifier_hash: 'hash' };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        String(input).endsWith('/chat/identity') ? Response.json({ identity }) : fetchFromApi(input, init),
      );
    const token = await controlSession('patient@scanharbor.test');
    const { store } = await renderShell('/about', { config, token });
    fireEvent.click(contact());
    const { reset, setUser } = await respond();
    const { firstName, lastName, email = '' } = store.getState().session.user ?? {};
    const user = { name: `${firstName} ${lastName}`, email, identifier_hash: 'hash' };
    await waitFor(() => expect(setUser.mock.calls).toEqual([['user-7', user]]));
    expect(reset).not.toHaveBeenCalled();
    document.cookie = 'cw_user_website-1=hash';
    act(() => void store.dispatch(signOut()));
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
  });

  it('knows no user without a signed identity', async () => {
    const token = await controlSession('patient@scanharbor.test');
    await renderShell('/about', { config, token });
    fireEvent.click(contact());
    const { setUser, toggle } = await respond();
    await waitFor(() => expect(toggle).toHaveBeenCalled());
    expect(setUser).not.toHaveBeenCalled();
  });
});
