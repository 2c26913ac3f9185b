import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clickButton } from '../../testing/click-button';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { renderPortal } from '../../testing/render-portal';
import './audit-page';

const admin = 'admin@scanharbor.test';
const open = (query = '') => renderPortal(`/providers/audit${query}`, admin);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => control('reset'));
afterEach(() => jest.restoreAllMocks());

describe('/providers/audit', () => {
  it('shows an admin what another staff member read and changed, with the values before and after', async () => {
    const other = await createConcurrentStaff('staff@scanharbor.test');
    await other.addNote(1101, 'Called.');
    await other.rewriteNote(1101, 'Called twice.');
    await open('?filter.person=Robin+Hale&filter.action=Edited+a+note');
    const [row] = await rows();
    expect(row).toHaveTextContent('Robin Hale');
    expect(row).toHaveTextContent('Edited a note');
    expect(row).toHaveTextContent('request 1101');
    await userEvent.click(within(row!).getByText(/changes$/));
    expect(within(row!).getByText('request event: text: Called. → Called twice.')).toBeVisible();
  });

  it('filters by action, patient and day on the server, and pages', async () => {
    const other = await createConcurrentStaff('staff@scanharbor.test');
    for (let count = 1; count <= 27; count += 1) await other.addNote(1001, `Call ${count}`);
    const { router } = await open();
    await userEvent.selectOptions(await screen.findByLabelText('Action'), 'Added a note');
    await waitFor(() => expect(screen.getByText('27 match')).toBeVisible());
    expect(await rows()).toHaveLength(25);
    await clickButton('Next page');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await userEvent.type(screen.getByLabelText('Patient'), 'nobody of this name');
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    await clickButton('Clear filters');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(2));
    await act(() => router.navigate('/providers/audit?from=2099-01-01'));
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible();
  });

  it('exports the filtered events of all pages, and tells of the export', async () => {
    const other = await createConcurrentStaff('staff@scanharbor.test');
    for (let count = 1; count <= 27; count += 1) await other.addNote(1001, `=Call ${count}`);
    const parts: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${parts.push(blob)}`, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open('?filter.action=Added+a+note');
    await screen.findByText('27 match');
    await clickButton('Export CSV');
    expect(await screen.findByText('27 events exported.')).toBeVisible();
    const lines = ((await parts[0]?.text()) ?? '').split('\r\n');
    expect(lines.filter((line) => line.includes('Added a note'))).toHaveLength(27);
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'Exported a list');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Audit trail, 27 rows'));
  });

  it('shows a load error, and the events after Try again', async () => {
    await control('faults', { path: 'audit/events', status: 500, times: 2 });
    await open();
    expect(await screen.findByText('The audit trail could not be loaded')).toBeVisible();
    await control('clear-faults', {});
    await clickButton('Try again');
    await waitFor(() => expect(screen.queryByText('The audit trail could not be loaded')).not.toBeInTheDocument());
  });
});
