import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { type LiveChat } from './live-chat';

const chat = (status: 'available' | 'unavailable') => ({ status: () => status, open: jest.fn(), page: jest.fn() }) satisfies LiveChat;
const contact = () => screen.getByRole('link', { name: 'Contact us' });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('contact link', () => {
  it('opens the live chat and stays on the page [SH-145]', async () => {
    const liveChat = chat('available');
    await renderShell('/scans', { liveChat });
    fireEvent.click(contact());
    expect(liveChat.open).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/scans');
  });

  it.each([
    ['that is unavailable', chat('unavailable')],
    ['that nobody supplied', undefined],
  ])('opens the help center instead of a chat %s [SH-146]', async (_what, liveChat) => {
    await renderShell('/scans', { liveChat });
    fireEvent.click(contact());
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(location.pathname + location.hash).toBe('/about#contact');
    if (liveChat) expect(liveChat.open).not.toHaveBeenCalled();
  });

  it('links to the configured help center [SH-146]', async () => {
    await renderShell('/scans', { config: { helpCenterUrl: 'https://help.example.org/new' } });
    expect(contact()).toHaveAttribute('href', 'https://help.example.org/new');
  });
});

describe('live chat', () => {
  it('receives a page view two seconds after the change, and none for a page left before [SH-147]', async () => {
    const liveChat = chat('available');
    const { router } = await renderShell('/about', { liveChat });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await act(() => router.navigate('/scans?zip=11201'));
    advanceTime(1_999);
    expect(liveChat.page).not.toHaveBeenCalled();
    advanceTime(1);
    expect(liveChat.page.mock.calls).toEqual([['/scans']]);
    await act(() => router.navigate('/mri'));
    advanceTime(1_000);
    await act(() => router.navigate('/about'));
    advanceTime(2_000);
    expect(liveChat.page.mock.calls).toEqual([['/scans'], ['/about']]);
  });
});
