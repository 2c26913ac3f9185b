import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { endUndoOffer } from '../../components/booking-panel/undo-offer';
import { renderPortal } from '../../testing/render-portal';
import './requests-page';
import '../../components/booking-panel/booking-panel';
import '../../components/shortcuts/shortcuts-dialog';

const listIds = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('link')[0]!.textContent.slice(1)));
};

beforeEach(async () => {
  endUndoOffer();
  localStorage.clear();
  await control('reset');
});

describe('the keys of the list', () => {
  it('move between requests, and book the first fit by B and Enter', async () => {
    await renderPortal('/providers/requests');
    const [first, second] = await listIds();
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: `#${second}` })).toHaveFocus();
    await userEvent.keyboard('k');
    expect(screen.getByRole('link', { name: `#${first}` })).toHaveFocus();
    await userEvent.keyboard('b');
    const panel = within(await screen.findByRole('region', { name: `Book request #${first}` }));
    await waitFor(async () => expect(await panel.findByRole('button', { name: /^Book \w{3} / })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^Booked for /)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: `#${second}` })).toHaveFocus());
  });

  it('move the open booking to the next request', async () => {
    await renderPortal('/providers/requests');
    const [first, second] = await listIds();
    await userEvent.keyboard('b');
    await screen.findByRole('region', { name: `Book request #${first}` });
    await userEvent.keyboard('j');
    expect(await screen.findByRole('region', { name: `Book request #${second}` })).toBeVisible();
  });

  it('reject, search and open the notes, but are text in a field', async () => {
    const { router } = await renderPortal('/providers/requests');
    const [first] = await listIds();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    expect(search).toHaveFocus();
    await userEvent.keyboard('rjb');
    expect(search).toHaveValue('rjb');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(search);
    search.blur();
    await listIds();
    await userEvent.keyboard('r');
    expect(await screen.findByRole('dialog', { name: `Reject request #${first}` })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(`/providers/test/${first}?tab=comments`),
    );
  });

  it('are listed by ?, and can be turned off', async () => {
    await renderPortal('/providers/requests');
    await listIds();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn shortcuts off' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('b?');
    expect(screen.queryByRole('region', { name: /^Book request/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Shortcuts' }));
    expect(await screen.findByText('Shortcuts are off.')).toBeVisible();
  });
});
