import { type NewMessage, messageShown } from '@scanharbor/shared-contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

type Shell = Awaited<ReturnType<typeof openShell>>;
const show = ({ store }: Shell, message: NewMessage) => act(async () => void store.dispatch(messageShown(message)));
const goTo = ({ router }: Shell, path: string) => act(() => router.navigate(path));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function openHeld() {
  const shell = await openShell('/about');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  return shell;
}

describe('a message', () => {
  it('with a delay is shown for that long, then gone from page and store [SH-160]', async () => {
    const shell = await openHeld();
    await show(shell, { status: true, message: 'Saved', delay: 5_000 });
    pass(4_999);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(shell.store.getState().messages).toEqual([]);
  });

  it('with a delay is not cut short by a change of screen [SH-160]', async () => {
    const shell = await openShell('/about');
    await show(shell, { status: true, message: 'Saved', delay: 5_000 });
    await goTo(shell, '/scans');
    expect(await screen.findByRole('heading', { name: 'Scans' })).toBeVisible();
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('without a delay stays until it is dismissed [SH-161]', async () => {
    const shell = await openHeld();
    await show(shell, { status: false, message: 'Not saved' });
    pass(3_600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('without a delay leaves with the screen it belongs to; forever means forever [SH-162, SH-163]', async () => {
    const shell = await openShell('/about');
    await show(shell, { status: false, message: 'Not saved' });
    await show(shell, { status: null, message: 'Maintenance tonight', forever: true });
    await goTo(shell, '/about?tab=2');
    expect(screen.getByText('Not saved')).toBeVisible();
    await goTo(shell, '/scans');
    await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument());
    expect(screen.getByText('Maintenance tonight')).toBeVisible();
  });

  it('with the id of one that is shown takes its place, and has its own time [SH-165]', async () => {
    const shell = await openHeld();
    await show(shell, { id: 'save', status: false, message: 'Not saved', delay: 5_000 });
    pass(4_000);
    await show(shell, { id: 'save', status: true, message: 'Saved', delay: 5_000 });
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    expect(shell.store.getState().messages).toHaveLength(1);
    pass(4_000);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('lies over the work of staff and moves nothing of it; elsewhere it takes its place in the page [SH-164]', async () => {
    const portal = [{ path: '/desk', heading: 'Desk', handle: { layout: 'portal' as const } }];
    const shell = await openShell('/desk', { screens: portal });
    await show(shell, { status: true, message: 'Saved', delay: 60_000 });
    const area = (await screen.findByText('Saved')).closest('[role="status"]')?.parentElement;
    expect(area).toHaveStyle({ position: 'fixed' });
    await goTo(shell, '/about');
    expect(area).toHaveStyle({ position: 'sticky' });
  });

  it('of any remote is shown in the one place, above every screen [SH-164]', async () => {
    const shell = await openShell('/about');
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
