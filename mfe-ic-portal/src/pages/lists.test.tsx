import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onRequestsChanged } from '../components/request-events';
import { renderPortal } from '../testing/render-portal';
import { createConcurrentStaff } from '../testing/concurrent-staff';
import { clickButton } from '../testing/click-button';
import { recordRequestBodies } from '../testing/record-request-bodies';
import { controlApi } from '../testing/control-api';
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
const ids = async () => (await rows()).map((row) => Number(within(row).getAllByRole('link')[0]!.textContent.slice(1)));

const findBreadcrumb = async () =>
  within(await screen.findByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Active requests' });

beforeEach(() => control('reset'));

describe('/providers/requests', () => {
  it('lists open requests with their eligible centers and age [IC-031, IC-035]', async () => {
    await renderPortal('/providers/requests');
    expect(await headers()).toEqual([
      'Select',
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

  it('makes the id column 102 px wide [IC-018]', async () => {
    await renderPortal('/providers/requests');
    await table();
    expect(screen.getByRole('columnheader', { name: 'Request' })).toHaveStyle({ width: '102px' });
  });

  it('shows only requests open more than 24 hours with checkOver24, each with a label [IC-032, IC-034]', async () => {
    await renderPortal('/providers/requests?checkOver24=true');
    for (const row of await rows()) expect(row).toHaveTextContent('Open over 24 hours');
    const overdueCount = (await rows()).length;
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    expect(await views.findByRole('link', { name: `Over 24 h ${overdueCount}` })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(views.getByRole('link', { name: /^To schedule \d+$/ }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(overdueCount));
    expect(views.getByRole('link', { name: `To schedule ${(await rows()).length}` })).toHaveAttribute('aria-current', 'page');
  });

  it('puts the oldest request first until the user chooses another order, and keeps that choice in the URL', async () => {
    const { router } = await renderPortal('/providers/requests');
    const added = async () => within((await rows())[0]!).getAllByRole('cell')[6]!.textContent;
    const hours = async () => (await rows()).map((row) => Number.parseInt(within(row).getAllByRole('cell')[6]!.textContent, 10));
    const oldestFirst = await hours();
    expect(oldestFirst).toEqual([...oldestFirst].sort((one, other) => other - one));
    expect(screen.getByRole('columnheader', { name: /^Date added/ })).toHaveAttribute('aria-sort', 'ascending');
    const oldest = await added();
    await clickButton('Date added (days open)');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-added'));
    await waitFor(async () => expect(await added()).not.toBe(oldest));
  });

  it('loads the rows of another order once, while its button is pressed', async () => {
    const { router } = await renderPortal('/providers/requests');
    const before = await ids();
    const calls = jest.spyOn(globalThis, 'fetch');
    const sorted = () => calls.mock.calls.filter(([input]) => String(input).includes('sort=-request')).length;
    const header = screen.getByRole('button', { name: 'Request' });
    await userEvent.click(header);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=request'));
    fireEvent.pointerDown(header);
    await waitFor(() => expect(sorted()).toBe(1));
    expect(router.state.location.search).toBe('?sort=request');
    fireEvent.click(header);
    await waitFor(async () => expect(await ids()).toEqual([...before].sort((one, other) => other - one)));
    expect(sorted()).toBe(1);
  });

  it('remembers comfortable rows for the user of the browser', async () => {
    const { unmount } = await renderPortal('/providers/requests');
    await table();
    await clickButton('Comfortable rows');
    unmount();
    await renderPortal('/providers/scheduled');
    await table();
    expect(screen.getByRole('button', { name: 'Comfortable rows' })).toHaveAttribute('aria-pressed', 'true');
    localStorage.clear();
  });

  it('opens the test page of a clicked row [IC-037]', async () => {
    const { router } = await renderPortal('/providers/requests');
    const [id] = await ids();
    await userEvent.click(within((await rows())[0]!).getAllByRole('cell')[3]!);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/test/${id}`));
  });

  it('links a request back to the sorted and filtered list and to the next request, on the same tab', async () => {
    const { router } = await renderPortal('/providers/requests?sort=patient&filter.modality=MRI');
    const [first, second] = await ids();
    await userEvent.click(screen.getByRole('link', { name: `#${first}` }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Availability' }));
    await userEvent.click(screen.getByRole('link', { name: `Next request #${second} →` }));
    expect(await screen.findByRole('heading', { name: `Scan Request ID #${second}` })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Availability' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await findBreadcrumb());
    await waitFor(() => expect(router.state.location.search).toBe('?sort=patient&filter.modality=MRI'));
    expect((await ids())[0]).toBe(first);
  });

  it('focuses the request of the path on any page, and selects the location of the URL [IC-030]', async () => {
    const { store } = await renderPortal('/providers/requests/1001?locationId=2&rows=3');
    await waitFor(() => expect(screen.getByRole('link', { name: '#1001' })).toHaveFocus());
    expect(store.getState().session.locationId).toBe('2');
  });

  it('exports the rows of all pages', async () => {
    await renderPortal('/providers/requests?rows=3');
    expect(await rows()).toHaveLength(3);
    const total = Number(/^(\d+) total$/.exec(screen.getByText(/ total$/).textContent)?.[1]);
    expect(total).toBeGreaterThan(3);
    await clickButton('Export CSV');
    expect(await screen.findByText(`${total} rows as shown, with the search and filters applied.`)).toBeVisible();
  });

  it('shows a load error, and the list after Try again [IC-036]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await controlApi('faults', { path: 'ic-portal/ic-requested', status: 500, times: 2 });
    await renderPortal('/providers/requests');
    expect(await screen.findByText('Error loading IC open request see console for details')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Error loading IC open request see console for details', {
      kind: 'refused',
      status: 500,
      code: 500,
    });
    await controlApi('clear-faults');
    await clickButton('Try again');
    expect(await table()).toBeVisible();
  });

  it('distinguishes an empty list from a search without matches', async () => {
    await renderPortal('/providers/requests');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'no such patient');
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    await clickButton('Clear filters');
    expect(await table()).toBeVisible();
  });
});

describe('rejecting a request', () => {
  it('requires a reason, rejects for all locations, names them, removes the row and updates the counters [IC-010, IC-051, IC-052, IC-054, IC-062]', async () => {
    const { store } = await renderPortal('/providers/requests');
    const onChange = jest.fn();
    const unsubscribe = onRequestsChanged(onChange);
    const bodies = recordRequestBodies('bookings/reject');
    const [id] = await ids();
    await clickButton(`Reject request #${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await within(dialog).findByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Scanner is down');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Request declined for the following locations: Harborview \w+/)).toBeVisible();
    expect(bodies).toEqual([{ test_request_id: id, practice_id: 1, location_id: -1, reason: 'Scanner is down' }]);
    expect(store.getState().messages).toEqual([expect.objectContaining({ status: true, delay: 10_000 })]);
    await waitFor(async () => expect(await ids()).not.toContain(id));
    expect(onChange).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it('sends a chosen reason, alone or with the text [IC-051]', async () => {
    await renderPortal('/providers/requests');
    const bodies = recordRequestBodies<{ reason: string }>('bookings/reject');
    const rejectFirst = async (text: string) => {
      const [id] = await ids();
      await clickButton(`Reject request #${id}`);
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('radio', { name: 'No free time' }));
      if (text) await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), text);
      await userEvent.click(dialog.getByRole('button', { name: 'Reject request' }));
      await waitFor(async () => expect(await ids()).not.toContain(id));
    };
    await rejectFirst('');
    await rejectFirst('until May');
    expect(bodies.map(({ reason }) => reason)).toEqual(['No free time', 'No free time: until May']);
  });

  it('reports a concurrent rejection to the second user, and retains the reason [IC-053]', async () => {
    await renderPortal('/providers/requests');
    const [id] = await ids();
    await clickButton(`Reject request #${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Scanner is down');
    await act(async () => void (await (await createConcurrentStaff()).reject(id!)));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await within(dialog).findByText('Failed to reject request.')).toBeVisible();
    expect(within(dialog).getByText(/^Rejected by Dana Whitaker at /)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Scanner is down');
  });

  it('shows an error and retains the reason [IC-053]', async () => {
    await renderPortal('/providers/requests');
    const [id] = await ids();
    await controlApi('faults', { path: 'bookings/reject', status: 500, times: 1 });
    await clickButton(`Reject request #${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Full');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject request' }));
    expect(await within(dialog).findByText('Failed to reject request.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Full');
  });
});

describe('the link back to a list', () => {
  it('does not show the list of the previous user', async () => {
    const { unmount } = await renderPortal('/providers/requests?sort=patient');
    const [id] = await ids();
    unmount();
    await renderPortal(`/providers/test/${id}`, 'admin@scanharbor.test');
    expect(await findBreadcrumb()).toHaveAttribute('href', '/providers/requests');
    expect(screen.queryByRole('link', { name: /^Next request/ })).not.toBeInTheDocument();
  });
});

describe('/providers/scheduled', () => {
  it('lists appointments in the time zone of their center, each with a Cancel button [IC-040, IC-041]', async () => {
    await renderPortal('/providers/scheduled');
    expect(await headers()).toEqual([
      'Select',
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

  it('marks an appointment whose patient asked for other times, and shows these on its page [SC-148, IC-041]', async () => {
    const windows = [{ window_open: '2031-03-04 08:00:00', window_close: '2031-03-04 11:00:00' }];
    await fetch(`${apiAddress()}/api/admin/send_email`, {
      method: 'POST',
      headers: { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestId: 1003, rescheduleInfo: 'A new job', windows }),
    });
    await renderPortal('/providers/scheduled');
    const marked = (await rows()).filter((row) => within(row).queryByText('Patient asked for other times'));
    expect(marked).toHaveLength(1);
    await userEvent.click(within(marked[0]!).getByRole('link', { name: '#1003' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Availability' }));
    const reschedule = await screen.findByRole('region', { name: 'The patient asked for other times' });
    expect(reschedule).toHaveTextContent('Tue, Mar 48 AM to 11 AM');
    expect(reschedule).toHaveTextContent('A new job');
  });

  it('marks an appointment whose patient asked to cancel it, and offers to cancel it, not to move it', async () => {
    await fetch(`${apiAddress()}/api/cancellations/cancel-patient-postbooking`, {
      method: 'POST',
      headers: { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestId: 1003, cancelReason: 'I no longer need this test', cancelDetails: '' }),
    });
    await renderPortal('/providers/scheduled');
    const marked = (await rows()).filter((row) => within(row).queryByText('Patient asked to cancel'));
    expect(marked).toHaveLength(1);
    await userEvent.click(within(marked[0]!).getByRole('button', { name: 'Manage appointment of request #1003' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/The patient asked to cancel this appointment/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Cancel appointment' })).toBeEnabled();
    expect(within(dialog).queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: '#1003' }));
    await screen.findByRole('heading', { level: 1, name: /#1003/ });
    expect(await screen.findByText('Patient asked to cancel')).toBeVisible();
  });

  it('requires a reason, cancels with a message, removes the row and updates the counters [IC-042, IC-057, IC-058, IC-059, IC-061, IC-062]', async () => {
    const { store } = await renderPortal('/providers/scheduled');
    const onChange = jest.fn();
    const unsubscribe = onRequestsChanged(onChange);
    const [id] = await ids();
    await clickButton(`Cancel appointment of request #${id}`);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('option')).toHaveLength(8);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Please select a reason the appointment is being cancelled.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Other');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Details/ }), 'Power cut');
    const bodies = recordRequestBodies(/cancellations\//);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText(`Appointment for request #${id} has been cancelled.`)).toBeVisible();
    expect(store.getState().messages).toEqual([expect.objectContaining({ status: true, delay: 10_000 })]);
    expect(bodies).toEqual([expect.objectContaining({ requestId: id, cancelReason: 'Other', cancelDetails: 'Power cut' })]);
    await waitFor(async () => expect(await ids()).not.toContain(id));
    expect(onChange).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it('shows an error and keeps the dialog open when canceling fails [IC-060]', async () => {
    await renderPortal('/providers/scheduled');
    const [id] = await ids();
    await controlApi('faults', { path: 'cancellations/', status: 500, times: 1 });
    await clickButton(`Cancel appointment of request #${id}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Other');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await within(dialog).findByText(`There was an error cancelling the appointment for request #${id}.`)).toBeVisible();
  });

  it('shows a load error [IC-043]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await controlApi('faults', { path: 'ic-portal/ic-scheduled', status: 500, times: 2 });
    await renderPortal('/providers/scheduled');
    expect(await screen.findByText('Error loading IC scheduled appointments see console for details')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Error loading IC scheduled appointments see console for details', {
      kind: 'refused',
      status: 500,
      code: 500,
    });
  });
});

describe('/providers/history', () => {
  it('lists completed tests and opens one [IC-044, IC-045, IC-046]', async () => {
    const { router } = await renderPortal('/providers/history');
    const columns = ['Request', 'Modality', 'Test', 'Patient (DOB)', 'Appointment', 'Location', 'Last comment', 'Payment'];
    expect(await headers()).toEqual(['Select', ...columns, 'Actions']);
    const [id] = await ids();
    await userEvent.click(within((await rows())[0]!).getAllByRole('cell')[2]!);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/test/${id}`));
  });

  it('shows a load error [IC-047]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await controlApi('faults', { path: 'ic-portal/ic-completed', status: 500, times: 2 });
    await renderPortal('/providers/history');
    expect(await screen.findByText('Error loading IC completed appointments see console for details')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Error loading IC completed appointments see console for details', {
      kind: 'refused',
      status: 500,
      code: 500,
    });
  });
});
