import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { controlApi } from '../../testing/control-api';
import { renderPortal } from '../../testing/render-portal';
import '../../pages/history/history-page';
import '../../pages/requests/requests-page';
import '../../pages/test/test-page';
import '../booking-panel/booking-panel';
import './command-palette';

const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Find a request, page or action' }));
  return { dialog, field: await dialog.findByRole('combobox') };
};

type Palette = Awaited<ReturnType<typeof open>>['dialog'];

const chosen = (dialog: Palette) => dialog.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const find = (dialog: Palette, name: RegExp) => dialog.findByRole('option', { name });

beforeEach(async () => {
  sessionStorage.clear();
  await control('reset');
});

describe('the search over requests, pages and actions', () => {
  it('opens by Ctrl K, finds a completed request by name and opens it by Enter', async () => {
    const { router } = await renderPortal('/providers/requests');
    const { dialog, field } = await open();
    expect(field).toHaveFocus();
    await userEvent.type(field, 'jordan');
    const hit = await find(dialog, /#1004.*Completed/);
    expect(within(hit).getAllByText('Jordan')[0]!.tagName).toBe('MARK');
    await userEvent.clear(field);
    await userEvent.type(field, '#1004{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/test/1004'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['04/12/1984', '(917) 555-0001', '1001'])('finds an open request by %s', async (text) => {
    await renderPortal('/providers/history');
    const { dialog, field } = await open();
    await userEvent.type(field, text.replaceAll(/[[{]/g, '$&$&'));
    expect(await find(dialog, /Jordan Ellis.*#1001/)).toBeVisible();
  });

  it('moves with the arrow keys through requests, pages and actions, and names the chosen one', async () => {
    const { router } = await renderPortal('/providers/requests');
    const { dialog, field } = await open();
    await userEvent.type(field, 'completed');
    const page = await find(dialog, /^Completed$/);
    await waitFor(() => expect(chosen(dialog)).toEqual(['Completed']));
    expect(field).toHaveAttribute('aria-activedescendant', page.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen(dialog)[0]).not.toBe('Completed');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/history'));
  });

  it('leads from a request to its booking, by Tab', async () => {
    const { router } = await renderPortal('/providers/history');
    const { dialog, field } = await open();
    await userEvent.type(field, '#1001');
    await find(dialog, /#1001/);
    const actions = within(await dialog.findByRole('group', { name: 'Actions for request #1001' }));
    await userEvent.tab();
    expect(actions.getByRole('link', { name: 'Book' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Book request #1001' })).toBeVisible();
    expect(router.state.location.search).toContain('book=1');
  });

  it('offers the requests that the user opened last, until something is typed', async () => {
    await renderPortal('/providers/test/1003');
    await screen.findByRole('button', { name: 'Manage appointment' });
    const { dialog } = await open();
    expect(await dialog.findByRole('group', { name: 'Last opened requests' })).toHaveTextContent('#1003');
  });

  it('shows more on request, and says when nothing matches', async () => {
    await renderPortal('/providers/history');
    const { dialog, field } = await open();
    await userEvent.type(field, 'mri');
    const requests = () => within(dialog.getByRole('group', { name: 'Patients and requests' })).getAllByRole('option');
    const more = await find(dialog, /^Show more \(8 of \d+\)$/);
    const first = requests().length;
    await userEvent.click(more);
    await waitFor(() => expect(requests().length).toBeGreaterThan(first));
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzz');
    expect(await dialog.findByText('Nothing for “zzzz”')).toBeVisible();
  });

  it('reports a failed search and repeats it', async () => {
    await controlApi('faults', { path: 'ic-portal/search', status: 500, times: 1 });
    await renderPortal('/providers/history');
    const { dialog, field } = await open();
    await userEvent.type(field, '#1001');
    expect(await dialog.findByText('The requests could not be searched.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await find(dialog, /Jordan Ellis.*#1001/)).toBeVisible();
  });

  it('shows what a patient just sent, and leads to no request of another practice', async () => {
    const headers = { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' };
    await fetch(`${apiAddress()}/api/patients/user`, { method: 'PATCH', headers, body: JSON.stringify({ first_name: 'Rosalind' }) });
    await renderPortal('/providers/history');
    const { dialog, field } = await open();
    await userEvent.type(field, 'rosalind');
    expect(await find(dialog, /Rosalind.*#1001/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
