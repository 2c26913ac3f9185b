import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onUpdate } from '../components/updates';
import { openPortal } from '../testing/open-portal';
import { otherStaff } from '../testing/other-staff';
import { press } from '../testing/press';
import { sentTo } from '../testing/sent';
import { steer } from '../testing/steer';
import './history/history-page';
import './requests/requests-page';
import './scheduled/scheduled-page';
import './test/availability/availability-tab';
import './test/test-page';

const table = () => screen.findByRole('table');
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const ids = async () => (await rows()).map((row) => Number(within(row).getAllByRole('link')[0]!.textContent!.slice(1)));

beforeEach(() => control('reset'));

describe('/providers/requests', () => {
  it('lists open requests with their eligible centers and age [IC-031, IC-035]', async () => {
    await openPortal('/providers/requests');
    expect(await headers()).toEqual([
      'Request',
      'Modality',
      'Patient (DOB)',
      'Test',
      'Eligible centers',
      'Date added (days open)',
      'Last comment',
      'Payment',
      'Actions',
    ]);
    const [row] = await rows();
    expect(within(row!).getAllByRole('listitem')[0]).toHaveTextContent(/, [A-Z]{2} \d{5}, [\d.]+ mi$/);
    expect(row).toHaveTextContent(/\d\d\/\d\d\/\d{4}\(\d+ days? open\)/);
  });

  it('gives the id column 102 px [IC-018]', async () => {
    await openPortal('/providers/requests');
    await table();
    expect(screen.getByRole('columnheader', { name: 'Request' })).toHaveStyle({ width: '102px' });
  });

  it('shows only requests open more than 24 hours with checkOver24, marked in words [IC-032, IC-034]', async () => {
    await openPortal('/providers/requests?checkOver24=true');
    for (const row of await rows()) expect(row).toHaveTextContent('Open over 24 hours');
    const late = (await rows()).length;
    await userEvent.click(screen.getByRole('link', { name: 'Show all active requests' }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(late));
  });

  it('opens the test page of a row that is clicked [IC-037]', async () => {
    const { router } = await openPortal('/providers/requests');
    const [id] = await ids();
    await userEvent.click(within((await rows())[0]!).getAllByRole('cell')[3]!);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/test/${id}`));
  });

  it('lead from a request back to the list as it was, and on to the next one there, on the same tab', async () => {
    const { router } = await openPortal('/providers/requests?sort=patient&filter.modality=MRI');
    const [first, second] = await ids();
    await userEvent.click(screen.getByRole('link', { name: `#${first}` }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Availability' }));
    await userEvent.click(screen.getByRole('link', { name: `Next request #${second} →` }));
    expect(await screen.findByRole('heading', { name: `Scan Request ID #${second}` })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Availability' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('link', { name: '← Active requests' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=patient&filter.modality=MRI'));
    expect((await ids())[0]).toBe(first);
  });

  it('brings the request that the path names into focus, on a later page, too, and works at the location of the URL [IC-030]', async () => {
    const { store } = await openPortal('/providers/requests/1001?locationId=2&rows=3');
    await waitFor(() => expect(screen.getByRole('link', { name: '#1001' })).toHaveFocus());
    expect(store.getState().session.locationId).toBe('2');
  });

  it('exports the rows of all pages', async () => {
    await openPortal('/providers/requests?rows=3');
    expect(await rows()).toHaveLength(3);
    const all = Number(/^(\d+) in all$/.exec(screen.getByText(/in all$/).textContent ?? '')?.[1]);
    expect(all).toBeGreaterThan(3);
    await press('Export CSV');
    expect(await screen.findByText(`${all} rows as shown, with the search and filters applied.`)).toBeVisible();
  });

  it('says that the load failed and shows the list after Try again [IC-036]', async () => {
    await steer('faults', { path: 'ic-portal/ic-requested', status: 500, times: 2 });
    await openPortal('/providers/requests');
    expect(await screen.findByText('Error loading IC open request see console for details')).toBeVisible();
    await steer('clear-faults');
    await press('Try again');
    expect(await table()).toBeVisible();
  });

  it('tells an empty list from a search without a match', async () => {
    await openPortal('/providers/requests');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'nobody at all');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await press('Clear filters');
    expect(await table()).toBeVisible();
  });
});

describe('rejecting a request', () => {
  it('asks for a reason, sends it for all locations, names them, takes the row away and has the numbers counted anew [IC-010, IC-051, IC-052, IC-054, IC-062]', async () => {
    const { store } = await openPortal('/providers/requests');
    const counted = jest.fn();
    const stop = onUpdate(counted);
    const sent = sentTo('bookings/reject');
    const [id] = await ids();
    await press(`Reject request ${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await within(dialog).findByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Scanner is down');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Request declined for the following locations: Harborview \w+/)).toBeVisible();
    expect(sent).toEqual([{ test_request_id: id, practice_id: 1, location_id: -1, reason: 'Scanner is down' }]);
    expect(store.getState().messages).toEqual([expect.objectContaining({ status: true, delay: 10_000 })]);
    await waitFor(async () => expect(await ids()).not.toContain(id));
    expect(counted).toHaveBeenCalledTimes(1);
    stop();
  });

  it('tells the later of two people what became of the request, and keeps the reason [IC-053]', async () => {
    await openPortal('/providers/requests');
    const [id] = await ids();
    await press(`Reject request ${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Scanner is down');
    await act(async () => void (await (await otherStaff()).reject(id!)));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await within(dialog).findByText('Failed to reject request.')).toBeVisible();
    expect(within(dialog).getByText('This request no longer exists.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Scanner is down');
  });

  it('says that it failed and keeps the reason [IC-053]', async () => {
    await openPortal('/providers/requests');
    const [id] = await ids();
    await steer('faults', { path: 'bookings/reject', status: 500, times: 1 });
    await press(`Reject request ${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Full');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await within(dialog).findByText('Failed to reject request.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Full');
  });
});

describe('the way back to a list', () => {
  it('is not that of the person who sat at the desk before', async () => {
    const { unmount } = await openPortal('/providers/requests?sort=patient');
    const [id] = await ids();
    unmount();
    await openPortal(`/providers/test/${id}`, 'admin@scanharbor.test');
    expect(await screen.findByRole('link', { name: '← Active requests' })).toHaveAttribute('href', '/providers/requests');
    expect(screen.queryByRole('link', { name: /^Next request/ })).not.toBeInTheDocument();
  });
});

describe('/providers/scheduled', () => {
  it('lists appointments in the zone of their center, each with Cancel [IC-040, IC-041]', async () => {
    await openPortal('/providers/scheduled');
    expect(await headers()).toEqual([
      'Request',
      'Modality',
      'Test',
      'Patient (DOB)',
      'Appointment',
      'Location',
      'Last comment',
      'Payment',
      'Actions',
    ]);
    expect((await rows())[0]).toHaveTextContent(/\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M [A-Z]{3}/);
  });

  it('asks for a reason before it cancels, then says so, takes the row away and has the numbers counted anew [IC-042, IC-057, IC-058, IC-059, IC-061, IC-062]', async () => {
    const { store } = await openPortal('/providers/scheduled');
    const counted = jest.fn();
    const stop = onUpdate(counted);
    const [id] = await ids();
    await press(`Cancel appointment of request ${id}`);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('option')).toHaveLength(8);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Please select a reason the appointment is being cancelled.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Other');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Details/ }), 'Power cut');
    const sent = sentTo(/cancellations\//);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText(`Appointment for request #${id} has been cancelled.`)).toBeVisible();
    expect(store.getState().messages).toEqual([expect.objectContaining({ status: true, delay: 10_000 })]);
    expect(sent).toEqual([expect.objectContaining({ requestId: id, cancelReason: 'Other', cancelDetails: 'Power cut' })]);
    await waitFor(async () => expect(await ids()).not.toContain(id));
    expect(counted).toHaveBeenCalledTimes(1);
    stop();
  });

  it('says that the cancel failed and keeps the dialog [IC-060]', async () => {
    await openPortal('/providers/scheduled');
    const [id] = await ids();
    await steer('faults', { path: 'cancellations/', status: 500, times: 1 });
    await press(`Cancel appointment of request ${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Other');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await within(dialog).findByText(`There was an error cancelling the appointment for request #${id}.`)).toBeVisible();
  });

  it('says that the load failed [IC-043]', async () => {
    await steer('faults', { path: 'ic-portal/ic-scheduled', status: 500, times: 2 });
    await openPortal('/providers/scheduled');
    expect(await screen.findByText('Error loading IC scheduled appointments see console for details')).toBeVisible();
  });
});

describe('/providers/history', () => {
  it('lists completed tests and opens one [IC-044, IC-045, IC-046]', async () => {
    const { router } = await openPortal('/providers/history');
    expect(await headers()).toEqual(['Request', 'Modality', 'Test', 'Patient (DOB)', 'Appointment', 'Location', 'Last comment', 'Payment']);
    const [id] = await ids();
    await userEvent.click(within((await rows())[0]!).getAllByRole('cell')[2]!);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/test/${id}`));
  });

  it('says that the load failed [IC-047]', async () => {
    await steer('faults', { path: 'ic-portal/ic-completed', status: 500, times: 2 });
    await openPortal('/providers/history');
    expect(await screen.findByText('Error loading IC completed appointments see console for details')).toBeVisible();
  });
});
