import { messageShown } from '@scanharbor/shared-contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

type Shell = Awaited<ReturnType<typeof renderShell>>;
const show = ({ store }: Shell, message: Parameters<typeof messageShown>[0]) => act(async () => void store.dispatch(messageShown(message)));
const goTo = ({ router }: Shell, path: string) => act(() => router.navigate(path));
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function openAndPause() {
  const shell = await renderShell('/about');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  return shell;
}

describe('message', () => {
  it('disappears from page and store after its delay [SH-160]', async () => {
    const shell = await openAndPause();
    await show(shell, { status: true, message: 'Saved', delay: 5_000 });
    advanceTime(4_999);
    expect(screen.getByText('Saved')).toBeVisible();
    advanceTime(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(shell.store.getState().messages).toEqual([]);
  });

  it('stays for its full delay after a change of screen [SH-160]', async () => {
    const shell = await renderShell('/about');
    await show(shell, { status: true, message: 'Saved', delay: 5_000 });
    await goTo(shell, '/scans');
    expect(await screen.findByRole('heading', { name: 'Scans' })).toBeVisible();
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('stays until the user dismisses it when it has no delay [SH-161]', async () => {
    const shell = await openAndPause();
    await show(shell, { status: false, message: 'Not saved' });
    advanceTime(3_600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('disappears with its screen when it has no delay, but stays when it is permanent [SH-162, SH-163]', async () => {
    const shell = await renderShell('/about');
    await show(shell, { status: false, message: 'Not saved' });
    await show(shell, { status: null, message: 'Maintenance tonight', forever: true });
    await goTo(shell, '/about?tab=2');
    expect(screen.getByText('Not saved')).toBeVisible();
    await goTo(shell, '/scans');
    await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument());
    expect(screen.getByText('Maintenance tonight')).toBeVisible();
  });

  it('replaces a message with the same id and restarts the delay [SH-165]', async () => {
    const shell = await openAndPause();
    await show(shell, { id: 'save', status: false, message: 'Not saved', delay: 5_000 });
    advanceTime(4_000);
    await show(shell, { id: 'save', status: true, message: 'Saved', delay: 5_000 });
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    expect(shell.store.getState().messages).toHaveLength(1);
    advanceTime(4_000);
    expect(screen.getByText('Saved')).toBeVisible();
    advanceTime(1_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('overlays staff screens without moving content, and is part of the layout elsewhere [SH-164]', async () => {
    const portal = [{ path: '/desk', heading: 'Desk', handle: { layout: 'portal' as const } }];
    const shell = await renderShell('/desk', { screens: portal });
    await show(shell, { status: true, message: 'Saved', delay: 60_000 });
    const area = (await screen.findByText('Saved')).closest('[role="status"]')?.parentElement;
    expect(area).toHaveStyle({ position: 'fixed' });
    await goTo(shell, '/about');
    expect(area).toHaveStyle({ position: 'sticky' });
  });

  it('appears in the same area above every screen for all remotes [SH-164]', async () => {
    const shell = await renderShell('/about');
    await show(shell, { status: true, message: 'From one remote', delay: 60_000 });
    await goTo(shell, '/request-scan');
    await show(shell, { status: true, message: 'From another', delay: 60_000 });
    const area = screen.getByText('From one remote').closest('[role="status"]')?.parentElement;
    expect(area).toContainElement(screen.getByText('From another'));
    expect(screen.getByRole('main')).not.toContainElement(screen.getByText('From another'));
    await goTo(shell, '/login');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(area).toContainElement(screen.getByText('From another'));
  });
});
