import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createConcurrentStaff } from '../../../testing/concurrent-staff';
import { renderPortal } from '../../../testing/render-portal';
import { recordRequestBodies } from '../../../testing/record-request-bodies';
import { controlApi } from '../../../testing/control-api';
import '../requests-page';

/** The button names the chosen time: 'Book Thu 8:30 AM', with the zone when it is not the reader's. */
const bookButton = (dialog: BoundFunctions<typeof queries>) => dialog.getByRole('button', { name: /^Book \w{3} \d+:\d\d [AP]M/ });

/** Opens the dialog of the first request and chooses its first window and location. */
async function openAndChoose() {
  const portal = await renderPortal('/providers/requests/1001?book=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Book request #1001' }));
  await userEvent.click(within(await dialog.findByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio')[0]!);
  await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio')[0]!);
  return { ...portal, dialog };
}

beforeEach(() => control('reset'));

describe('the book request modal', () => {
  it('needs a time and a location, then books at the chosen price and can cancel the booking [IC-120, IC-123, IC-126, IC-127, IC-128, IC-129, IC-131]', async () => {
    await renderPortal('/providers/requests/1001?book=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book request #1001' }));
    expect(await dialog.findByText('The patient needs 3 hours of notice.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Book appointment' }));
    expect((await dialog.findAllByText('Choose a time.')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Choose a location.').length).toBeGreaterThan(0);
    const [window] = within(dialog.getByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio');
    await userEvent.click(window!);
    const locations = within(dialog.getByRole('radiogroup', { name: 'Location' }));
    const miles = locations.getAllByText(/[\d.]+ mi$/).map(({ textContent }) => Number(/([\d.]+) mi$/.exec(textContent)?.[1]));
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    await userEvent.click(locations.getAllByRole('radio')[0]!);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), '$165');
    await userEvent.type(dialog.getByRole('textbox', { name: /Your booking ID/ }), ' H-77');
    const sent = recordRequestBodies('bookings/book');
    await userEvent.click(bookButton(dialog));
    expect(await dialog.findByText('The request is booked.')).toBeVisible();
    expect(dialog.getByText(/^Booked for .* [AP]M E[SD]T at Harborview (Midtown|Brooklyn)\.$/)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ test_request_id: 1001, budget: 165, custom_booking_id: 'H-77' })]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking has been successfully cancelled.')).toBeVisible();
  });

  it('opens from the row of a request, keeps the list as it is, and closes on the first click [IC-120]', async () => {
    const { router } = await renderPortal('/providers/requests?sort=patient');
    await userEvent.click(await screen.findByRole('link', { name: 'Book request #1001' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book request #1001' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?sort=patient');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Book request #1001' })).toHaveFocus());
  });

  it('sends internal staff the price that is shown, the nearest offered one not above the budget [IC-124, IC-125, IC-127]', async () => {
    await renderPortal('/providers/requests/1001?book=1', 'switcher@scanharbor.test');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book request #1001' }));
    const price = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Price' });
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio')[0]!);
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio')[0]!);
    const sent = recordRequestBodies<{ budget: number }>('bookings/book');
    await userEvent.click(bookButton(dialog));
    await dialog.findByText('The request is booked.');
    expect(price.selectedOptions[0]).toHaveTextContent(`$${sent[0]!.budget}`);
    expect(sent[0]!.budget).toBe(172);
  });

  it('offers no time whose end is nearer than the notice that the patient needs [IC-121, IC-122]', async () => {
    const day = (date: string) => ({ window_open: `${date} 09:00:00`, window_close: `${date} 10:00:00` });
    const results = [
      { id: 1, ...day('2031-03-04') },
      { id: 2, ...day('2031-03-05') },
    ];
    const { router } = await renderPortal('/providers/requests');
    const send = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input instanceof Request ? input.url : input).includes('bookings/windows/')
          ? Promise.resolve(Response.json({ results }))
          : send(input, init),
      );
    jest.spyOn(Date, 'now').mockReturnValue(toInstant('2031-03-04 08:59:00', defaultTimeZone).getTime());
    await act(() => router.navigate('/providers/requests/1001?book=1'));
    const times = within(await screen.findByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio');
    expect(times.map((time) => time.matches(':disabled'))).toEqual([true, false]);
  });

  it('names the deposit that the patient agreed to at every price, and stores it with the booking [IC-246]', async () => {
    await renderPortal('/providers/requests/1001?book=1');
    const dialog = within(await screen.findByRole('dialog'));
    const due = (atScan: string) => `The booking holds a deposit of $50 on the patient's card. The patient pays ${atScan} at the scan.`;
    expect(await dialog.findByText(due('$175'))).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), '$95');
    expect(dialog.getByText(due('$95'))).toBeVisible();
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio')[0]!);
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio')[0]!);
    await userEvent.click(bookButton(dialog));
    await dialog.findByText('The request is booked.');
    const headers = { Authorization: await controlSession('patient@scanharbor.test') };
    const cards = await fetch(`${apiAddress()}/api/bookings/patient_booked`, { headers });
    expect(((await cards.json()) as { results: object[] }).results).toContainEqual(
      expect.objectContaining({ id: 1001, fee: 50, budget: 95 }),
    );
  });

  it('names the Care Team when the times cannot be loaded [IC-111]', async () => {
    await controlApi('faults', { path: 'bookings/windows', status: 500, times: 2 });
    await renderPortal('/providers/requests/1001?book=1');
    expect(
      await screen.findByText('There was an error loading the available times. Please contact the Care Team at care@scanharbor.test.'),
    ).toBeVisible();
  });

  it('reports that canceling the booking failed [IC-130]', async () => {
    await renderPortal('/providers/requests/1001?book=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book request #1001' }));
    await userEvent.click(within(await dialog.findByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio')[0]!);
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio')[0]!);
    await userEvent.click(bookButton(dialog));
    await dialog.findByText('The request is booked.');
    await controlApi('faults', { path: 'cancellations/', status: 500, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByText('There was an error canceling the booking.')).toBeVisible();
  });

  it('books the exact time that staff choose among the free ones, with patient, scan and safety flags in sight', async () => {
    const { dialog } = await openAndChoose();
    expect(dialog.getByText(/^Jordan .* \(\d\d\/\d\d\/\d{4}\)$/)).toBeVisible();
    expect(dialog.getByText(/^MRI - Brain/)).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Safety flags' })).toBeVisible();
    const times = within(dialog.getByRole('radiogroup', { name: 'Time' })).getAllByRole('radio');
    await userEvent.click(times[2]!);
    const sent = recordRequestBodies<{ start: string }>('bookings/book');
    const label = bookButton(dialog).textContent;
    await userEvent.click(bookButton(dialog));
    await dialog.findByText('The request is booked.');
    expect(sent).toEqual([expect.objectContaining({ start: (times[2] as HTMLInputElement).value })]);
    expect(dialog.getByText(/^Booked for /)).toHaveTextContent(label.replace(/^Book \w{3} /, '').replace(/ E[SD]T$/, ''));
    const headers = { Authorization: await controlSession('patient@scanharbor.test') };
    const cards = await fetch(`${apiAddress()}/api/bookings/patient_booked`, { headers });
    expect(((await cards.json()) as { results: object[] }).results).toContainEqual(
      expect.objectContaining({ id: 1001, scheduled: expect.objectContaining({ window_open: sent[0]!.start }) }),
    );
  });

  it('offers no time that overlaps another exam on the machine', async () => {
    const staff = await createConcurrentStaff();
    const { locationId, start } = await staff.findFreeTime(1001);
    await staff.bookForOther(locationId, start, 1001);
    const { dialog } = await openAndChoose();
    const times = within(dialog.getByRole('radiogroup', { name: 'Time' })).getAllByRole('radio');
    const values = times.map((time) => (time as HTMLInputElement).value);
    expect(values.some((value) => value === start)).toBe(false);
    expect(values.length).toBeGreaterThan(0);
  });

  it.each([404, 400])('shows the message of the server and closes for code %i; what was entered stays [IC-108]', async (status) => {
    const { dialog, router } = await openAndChoose();
    await userEvent.type(dialog.getByRole('textbox', { name: /Your booking ID/ }), 'H-78');
    await controlApi('faults', { path: 'bookings/book', status, times: 1 });
    await userEvent.click(bookButton(dialog));
    expect(await screen.findByText(/went wrong/i)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate('/providers/requests/1001?book=1'));
    expect(await screen.findByRole('textbox', { name: /Your booking ID/ })).toHaveValue('H-78');
  });

  it('tells a booking whose response was lost as stored, and the focus goes on to the next request [IC-110]', async () => {
    const { dialog } = await openAndChoose();
    await controlApi('faults', { path: 'bookings/book', malformed: 'drop-response', times: 1 });
    await userEvent.click(bookButton(dialog));
    expect(await dialog.findByText(/^Booked for .* [AP]M E[SD]T at Harborview/)).toBeVisible();
    expect(screen.queryByText(/There was an error booking/)).toBeNull();
    const close = dialog.getAllByRole('button', { name: 'Close' }).at(-1)!;
    expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('names the Care Team when a booking without a response is not stored [IC-110]', async () => {
    const { dialog } = await openAndChoose();
    await controlApi('faults', { path: 'bookings/book', malformed: 'drop', times: 1 });
    await userEvent.click(bookButton(dialog));
    const text = 'There was an error booking this request. Please contact the Care Team at care@scanharbor.test.';
    expect(await dialog.findByText(text)).toBeVisible();
    await userEvent.click(bookButton(dialog));
    expect(await dialog.findByText('The request is booked.')).toBeVisible();
  });
});
