import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { renderPortal } from '../../testing/render-portal';
import { recordRequestBodies } from '../../testing/record-request-bodies';
import { controlApi } from '../../testing/control-api';
import '../../pages/requests/requests-page';
import '../../pages/test/test-page';
import './booking-panel';
import { endUndoOffer } from './undo-offer';

/** The button names the chosen time and location: 'Book Thu 8:30 AM, Harborview Midtown'. */
const bookButton = (panel: BoundFunctions<typeof queries>) =>
  panel.findByRole('button', { name: /^Book \w{3} \d+:\d\d [AP]M.*, Harborview/ });
const findPanel = async (id = 1001) => within(await screen.findByRole('region', { name: `Book request #${id}` }));
const radios = (panel: BoundFunctions<typeof queries>, name: string) =>
  within(panel.getByRole('radiogroup', { name })).getAllByRole<HTMLInputElement>('radio');
const booked = () => screen.findByText(/^Booked for .* [AP]M E[SD]T at Harborview (Midtown|Brooklyn)\.$/);

/** Opens the panel of the first request, with the first fit chosen. */
async function openPanel() {
  const portal = await renderPortal('/providers/requests/1001?book=1');
  const panel = await findPanel();
  await bookButton(panel);
  return { ...portal, panel };
}

/** Returns the patient's cards of a list. */
async function fetchPatientCards(list: 'patient_booked' | 'patient_requested') {
  const headers = { Authorization: await controlSession('patient@scanharbor.test') };
  const cards = await fetch(`${apiAddress()}/api/bookings/${list}`, { headers });
  return ((await cards.json()) as { results: { id: number; scheduled: { window_open: string } | null }[] }).results;
}

beforeEach(async () => {
  endUndoOffer();
  await control('reset');
});

describe('the booking panel', () => {
  it('books the first fit at the nearest location in two clicks, which the patient then sees [IC-123, IC-131]', async () => {
    await renderPortal('/providers/requests');
    await userEvent.click(await screen.findByRole('link', { name: 'Book request #1001' }));
    const panel = await findPanel();
    const sent = recordRequestBodies<{ start: string; location_id: number }>('bookings/book');
    const button = await bookButton(panel);
    await waitFor(() => expect(button).toHaveFocus());
    const locations = radios(panel, 'Location');
    const miles = panel.getAllByText(/[\d.]+ mi$/).map(({ textContent }) => Number(/([\d.]+) mi$/.exec(textContent)?.[1]));
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    expect(locations[0]).toBeChecked();
    const [first] = radios(panel, 'Time').filter(({ disabled }) => !disabled);
    expect(first).toBeChecked();
    await userEvent.click(button);
    expect(await booked()).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ start: first!.value, location_id: Number(locations[0]!.value) })]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Book request #1001' })).toBeNull());
    expect((await fetchPatientCards('patient_booked')).map(({ id }) => id)).not.toContain(1001);
    await control('clock', { advance: 13_000 });
    expect(await fetchPatientCards('patient_booked')).toContainEqual(
      expect.objectContaining({ id: 1001, scheduled: expect.objectContaining({ window_open: first!.value }) }),
    );
  });

  it('takes a booking back for ten seconds; the patient never sees it, nor a message about it [IC-129]', async () => {
    const { panel } = await openPanel();
    await userEvent.click(await bookButton(panel));
    await booked();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Booking has been successfully cancelled.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Book request #1001' })).toBeVisible();
    await control('clock', { advance: 60_000 });
    expect((await fetchPatientCards('patient_booked')).map(({ id }) => id)).not.toContain(1001);
    expect((await fetchPatientCards('patient_requested')).map(({ id }) => id)).toContain(1001);
    const messages = await (await fetch(`${apiAddress()}/api/__control/outbox`)).text();
    expect(messages).not.toContain('#1001 is booked');
  });

  it('takes a booking back by Ctrl Z, outside of fields', async () => {
    const { panel } = await openPanel();
    await userEvent.click(await bookButton(panel));
    await booked();
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText('Booking has been successfully cancelled.')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Booking has been successfully cancelled.')).toBeVisible();
  });

  it('reports that taking the booking back failed [IC-130]', async () => {
    const { panel } = await openPanel();
    await userEvent.click(await bookButton(panel));
    await booked();
    await control('clock', { advance: 13_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        'There was an error canceling the booking. The patient has been notified of this booking. Cancel the appointment instead.',
      ),
    ).toBeVisible();
  });

  it('shows the requested windows, locations, prices, the notice and one fee; books at the chosen price and id [IC-120, IC-124, IC-126, IC-127, IC-128, IC-246]', async () => {
    const { panel } = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Requested times' }));
    expect(panel.getByText('The patient needs 3 hours of notice.')).toBeVisible();
    expect(panel.getAllByText(/ to \d+:\d\d [AP]M E[SD]T$/).length).toBeGreaterThan(0);
    expect(panel.getByText('Patient pays at your desk').nextElementSibling).toHaveTextContent('$175');
    expect(panel.getByText('ScanHarbor fee, the deposit').nextElementSibling).toHaveTextContent('$50');
    expect(panel.getByText('Total the patient saw').nextElementSibling).toHaveTextContent('$225');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Price' }), '$165');
    expect(panel.getByText('Patient pays at your desk').nextElementSibling).toHaveTextContent('$165');
    await userEvent.type(panel.getByRole('textbox', { name: /Your booking ID/ }), ' H-77');
    const sent = recordRequestBodies('bookings/book');
    await userEvent.click(await bookButton(panel));
    await booked();
    expect(sent).toEqual([expect.objectContaining({ test_request_id: 1001, budget: 165, custom_booking_id: 'H-77', can_undo: 1 })]);
  });

  it('sends internal staff the price that is shown, the nearest offered one not above the budget [IC-124, IC-125, IC-127]', async () => {
    await renderPortal('/providers/requests/1001?book=1', 'switcher@scanharbor.test');
    const panel = await findPanel();
    const price = await panel.findByRole<HTMLSelectElement>('combobox', { name: 'Price' });
    expect(price.selectedOptions[0]).toHaveTextContent('$172');
    const sent = recordRequestBodies<{ budget: number }>('bookings/book');
    await userEvent.click(await bookButton(panel));
    await booked();
    expect(sent[0]!.budget).toBe(172);
  });

  it('books the exact time and location that staff choose, with patient, scan and safety flags in sight', async () => {
    const { panel } = await openPanel();
    expect(panel.getByText(/^Jordan .* \(\d\d\/\d\d\/\d{4}\)$/)).toBeVisible();
    expect(panel.getByText(/^MRI - Brain/)).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Safety flags' })).toBeVisible();
    await userEvent.click(radios(panel, 'Location')[1]!);
    const time = radios(panel, 'Time').filter(({ disabled }) => !disabled)[2]!;
    await userEvent.click(time);
    const sent = recordRequestBodies<{ start: string }>('bookings/book');
    await userEvent.click(await bookButton(panel));
    await booked();
    expect(sent).toEqual([expect.objectContaining({ start: time.value })]);
  });

  it('keeps the list as it is, and gives the focus back on Escape [IC-120]', async () => {
    const { router } = await renderPortal('/providers/requests?sort=patient');
    await userEvent.click(await screen.findByRole('link', { name: 'Book request #1001' }));
    await bookButton(await findPanel());
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('#1001');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Book request #1001' })).toBeNull());
    expect(router.state.location.search).toBe('?sort=patient');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Book request #1001' })).toHaveFocus());
  });

  it('names the Care Team when the times cannot be loaded [IC-111]', async () => {
    await controlApi('faults', { path: 'bookings/windows', status: 500, times: 2 });
    await renderPortal('/providers/requests/1001?book=1');
    expect(
      await screen.findByText('There was an error loading the available times. Please contact the Care Team at care@scanharbor.test.'),
    ).toBeVisible();
  });

  it('names the colleague who booked the request meanwhile, and closes', async () => {
    const { panel } = await openPanel();
    const staff = await createConcurrentStaff();
    const { locationId, start } = await staff.findFreeTime(1001);
    await staff.book(1001, locationId, start);
    await userEvent.click(await bookButton(panel));
    expect(await screen.findByText(/^Booked by \w+ \w+ at .+, Harborview \w+, for .+\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Book request #1001' })).toBeNull());
  });

  it('names the colleague who books the request while the panel is open, disables it, and keeps what was entered', async () => {
    const { panel } = await openPanel();
    await userEvent.type(panel.getByRole('textbox', { name: /Your booking ID/ }), 'H-79');
    await userEvent.click(panel.getByRole('button', { name: 'Propose other times' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Suggested time ranges/ }), 'Saturdays');
    const staff = await createConcurrentStaff();
    const { locationId, start } = await staff.findFreeTime(1001);
    await staff.book(1001, locationId, start);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const reason = /^Booked by Dana \w+ at \d+:\d\d [AP]M E[SD]T, Harborview \w+, for .+\.$/;
    const dialog = within(screen.getByRole('dialog', { name: 'Additional availability' }));
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send to Care Team' })).toBeDisabled();
    expect(dialog.getByRole('textbox')).toHaveValue('Saturdays');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(panel.getByText(reason)).toBeVisible();
    expect(panel.getByRole('textbox', { name: /Your booking ID/ })).toHaveValue('H-79');
    for (const name of [/^Book /, 'Propose other times', 'Reject request #1001'])
      expect(panel.getByRole('button', { name })).toBeDisabled();
  });

  it('says which time was just taken, and chooses the next free one', async () => {
    const { panel } = await openPanel();
    const chosen = radios(panel, 'Time').find(({ checked }) => checked)!.value;
    const location = radios(panel, 'Location').find(({ checked }) => checked)!.value;
    await (await createConcurrentStaff()).bookForOther(Number(location), chosen, 1001);
    await userEvent.click(await bookButton(panel));
    expect(await panel.findByText(/^That time was just taken\. /)).toBeVisible();
    await waitFor(() => expect(radios(panel, 'Time').find(({ checked }) => checked)!.value > chosen).toBe(true));
    await userEvent.click(await bookButton(panel));
    expect(await booked()).toBeVisible();
  });

  it.each([404, 400])('shows the message of the server and closes for code %i; what was entered stays [IC-108]', async (status) => {
    const { panel, router } = await openPanel();
    await userEvent.type(panel.getByRole('textbox', { name: /Your booking ID/ }), 'H-78');
    await controlApi('faults', { path: 'bookings/book', status, times: 1 });
    await userEvent.click(await bookButton(panel));
    expect(await screen.findByText(/went wrong/i)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Book request #1001' })).toBeNull());
    await act(() => router.navigate('/providers/requests/1001?book=1'));
    expect(await screen.findByRole('textbox', { name: /Your booking ID/ })).toHaveValue('H-78');
  });

  it('tells a booking whose response was lost as stored, and the focus goes on to the list [IC-110]', async () => {
    const { panel } = await openPanel();
    await controlApi('faults', { path: 'bookings/book', malformed: 'drop-response', times: 1 });
    await userEvent.click(await bookButton(panel));
    expect(await booked()).toBeVisible();
    expect(screen.queryByText(/There was an error booking/)).toBeNull();
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('names the Care Team when a booking without a response is not stored [IC-110]', async () => {
    const { panel } = await openPanel();
    await controlApi('faults', { path: 'bookings/book', malformed: 'drop', times: 1 });
    await userEvent.click(await bookButton(panel));
    const text = 'There was an error booking this request. Please contact the Care Team at care@scanharbor.test.';
    expect(await panel.findByText(text)).toBeVisible();
    await userEvent.click(await bookButton(panel));
    expect(await booked()).toBeVisible();
  });

  it('rejects the request and asks for other times from the same place', async () => {
    const { panel } = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Propose other times' }));
    expect(await screen.findByRole('dialog', { name: 'Additional availability' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(panel.getByRole('button', { name: 'Reject request #1001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject request #1001' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Scanner is down');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Request declined for the following locations: /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Book request #1001' })).toBeNull());
  });

  it('is the same on the page of the request', async () => {
    await renderPortal('/providers/test/1001');
    await userEvent.click(await screen.findByRole('button', { name: 'Book request #1001' }));
    await userEvent.click(await bookButton(await findPanel()));
    expect(await booked()).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Manage appointment' })).toBeVisible();
  });
});
