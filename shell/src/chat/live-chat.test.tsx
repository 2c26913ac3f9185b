import { act, fireEvent, screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell';
import { type LiveChat } from './live-chat';

const chat = (status: 'available' | 'unavailable') => ({ status: () => status, open: jest.fn(), page: jest.fn() }) satisfies LiveChat;
const contact = () => screen.getByRole('link', { name: 'Contact us' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('contact us', () => {
  it('opens the live chat and stays on the page [SH-145]', async () => {
    const liveChat = chat('available');
    await openShell('/scans', { liveChat });
    fireEvent.click(contact());
    expect(liveChat.open).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/scans');
  });

  it.each([
    ['that is unavailable', chat('unavailable')],
    ['that nobody supplied', undefined],
  ])('goes to the help center instead of a chat %s [SH-146]', async (_what, liveChat) => {
    await openShell('/scans', { liveChat });
    fireEvent.click(contact());
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(location.pathname + location.hash).toBe('/about#contact');
    if (liveChat) expect(liveChat.open).not.toHaveBeenCalled();
  });

  it('goes to the help center that the configuration names [SH-146]', async () => {
    await openShell('/scans', { config: { helpCenterUrl: 'https://help.example.org/new' } });
    expect(contact()).toHaveAttribute('href', 'https://help.example.org/new');
  });
});

describe('the chat', () => {
  it('is told of a page two seconds after the change, and not of one left before [SH-147]', async () => {
    const liveChat = chat('available');
    const { router } = await openShell('/about', { liveChat });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await act(() => router.navigate('/scans?zip=11201'));
    pass(1_999);
    expect(liveChat.page).not.toHaveBeenCalled();
    pass(1);
    expect(liveChat.page.mock.calls).toEqual([['/scans']]);
    await act(() => router.navigate('/mri'));
    pass(1_000);
    await act(() => router.navigate('/about'));
    pass(2_000);
    expect(liveChat.page.mock.calls).toEqual([['/scans'], ['/about']]);
  });
});
