import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import { controlApi } from '../../testing/control-api';
import './dashboard-page';

const scans = () => screen.findByRole('table', { name: 'Scans available for scheduling' });
const comments = () => screen.findByRole('table', { name: 'Comments' });
const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

const firstRequest = async () => {
  const [row] = bodyRows(await scans());
  const link = within(row!).getByRole('link', { name: /^#\d+$/ });
  return { row: row!, id: Number(link.textContent.slice(1)) };
};

beforeEach(() => control('reset'));

describe('/providers/dashboard', () => {
  it('shows four counters, the scans to schedule and the comments [IC-002, IC-003, IC-004]', async () => {
    await renderPortal('/providers/dashboard');
    expect(headers(await scans())).toEqual(['Request', 'Patient (DOB)', 'Modality', 'Payment', 'Actions']);
    expect(headers(await comments())).toEqual(['Request', 'Last comment']);
    const main = within(screen.getByRole('main'));
    for (const name of [/^Available to schedule ?\d+$/, /^Open over 24 hours ?\d+$/, /^Scheduled ?\d+$/, /^Completed ?\d+$/]) {
      expect(main.getByRole('link', { name })).toBeVisible();
    }
  });

  it('shows each patient as name with date of birth, and the payment method [IC-012, IC-013, IC-015]', async () => {
    await renderPortal('/providers/dashboard');
    const { row } = await firstRequest();
    expect(row).toHaveTextContent(/\w+ \w+ \(\d\d\/\d\d\/\d{4}\)/);
    const table = await scans();
    expect(within(table).getAllByText(/^Self-pay \$\d+$/).length).toBeGreaterThan(0);
  });

  it('opens the test page of a clicked row [IC-005]', async () => {
    const { router } = await renderPortal('/providers/dashboard');
    const { row, id } = await firstRequest();
    await userEvent.click(within(row).getAllByRole('cell')[2]!);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/test/${id}`));
  });

  it('books from a row', async () => {
    const { router } = await renderPortal('/providers/dashboard');
    const { id } = await firstRequest();
    await userEvent.click(screen.getByRole('link', { name: `Book request #${id}` }));
    expect(router.state.location).toMatchObject({ pathname: `/providers/requests/${id}`, search: '?book=1' });
  });

  it('opens the reject dialog and not the test page [IC-006, IC-050]', async () => {
    const { router } = await renderPortal('/providers/dashboard');
    const { id } = await firstRequest();
    await userEvent.click(screen.getByRole('button', { name: `Reject request #${id}` }));
    expect(await screen.findByRole('dialog', { name: `Reject request #${id}` })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/providers/dashboard');
  });

  it('opens all comments of a request, which only their button closes [IC-007, IC-055, IC-056]', async () => {
    await renderPortal('/providers/dashboard');
    const [row] = bodyRows(await comments());
    await userEvent.click(within(row!).getAllByRole('cell')[1]!);
    const dialog = await screen.findByRole('dialog', { name: /Comments on request #\d+/ });
    const items = await within(dialog).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/\w+ \w+, \d\d\/\d\d\/\d{4} \d\d:\d\d (AM|PM)$/);
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sorts each grid separately by a header, and stores the order in the URL [IC-017]', async () => {
    const { router } = await renderPortal('/providers/dashboard');
    const table = await scans();
    await userEvent.click(within(table).getByRole('button', { name: 'Modality' }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=modality'));
    await waitFor(async () => {
      const shown = bodyRows(await scans()).map((row) => within(row).getAllByRole('cell')[2]!.textContent);
      expect(shown).toEqual([...shown].sort((one, other) => one.localeCompare(other)));
    });
    await userEvent.click(within(await comments()).getByRole('button', { name: 'Request' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=modality&comments.sort=request'));
  });

  it('shows a load error, and the dashboard after Try again [IC-008]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await controlApi('faults', { path: 'ic-portal/dashboard', status: 500, times: 2 });
    await renderPortal('/providers/dashboard');
    expect(await screen.findByText('Error loading data. See console for details')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Error loading data. See console for details', { kind: 'refused', status: 500, code: 500 });
    await controlApi('clear-faults');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await scans()).toBeVisible();
  });
});
