import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { endUndoOffer } from '../../../components/booking-panel/undo-offer';
import { onRequestsChanged } from '../../../components/request-events';
import { createConcurrentStaff } from '../../../testing/concurrent-staff';
import { renderPortal } from '../../../testing/render-portal';
import { clickButton } from '../../../testing/click-button';
import { recordRequestBodies } from '../../../testing/record-request-bodies';
import { controlApi } from '../../../testing/control-api';
import { texts } from '../../../texts';
import '../../../components/booking/additional-availability';
import './availability-tab';
import '../test-page';

/** An open request of the demo patient, self-pay, that both New York locations may take. */
const requestId = 1001;
const url = `/providers/test/${requestId}?tab=availability`;

const selected = () => screen.getByRole('region', { name: 'Selected' });
const times = () => within(screen.getByRole('group', { name: 'Appointment time' })).getAllByRole('radio');
const freeTimes = () => times().filter((radio) => !(radio as HTMLInputElement).disabled);
const listLocations = () => within(screen.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio');

async function pickTime(index = 0) {
  await clickButton('Pick a time');
  await userEvent.click(freeTimes()[index]!);
}

async function toConfirmation() {
  await pickTime();
  await clickButton('Continue to location');
  await userEvent.click(listLocations()[0]!);
  await clickButton('Continue to confirm');
  await screen.findByRole('heading', { name: /Confirm booking$/ });
}

/** The location and time of the next booking, learned by letting the first attempt fail. */
async function getChosenLocation(bodies: unknown[]): Promise<[number, string]> {
  await controlApi('faults', { path: 'ic-portal/ic-book', status: 500, times: 1 });
  await clickButton('Book appointment');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  const { locationId, appointmentDateTime } = bodies.at(-1) as { locationId: number; appointmentDateTime: string };
  return [locationId, appointmentDateTime];
}

const watchBooking = () => recordRequestBodies<{ requestId: number; locationId: number }>('ic-portal/ic-book');

beforeEach(async () => {
  endUndoOffer();
  await control('reset');
});

describe('booking wizard', () => {
  it('goes from the overview over time and location to the confirmation [IC-100]', async () => {
    await renderPortal(url);
    expect(await screen.findByRole('heading', { name: 'Step 1 of 4: What the patient offers' })).toBeVisible();
    await clickButton('Pick a time');
    expect(screen.getByRole('heading', { name: /^Step 2 of 4/ })).toHaveFocus();
    await userEvent.click(freeTimes()[0]!);
    await clickButton('Continue to location');
    expect(screen.getByRole('heading', { name: /^Step 3 of 4/ })).toHaveFocus();
    await userEvent.click(listLocations()[0]!);
    await clickButton('Continue to confirm');
    expect(screen.getByRole('heading', { name: 'Step 4 of 4: Confirm booking' })).toHaveFocus();
  });

  it('offers 15-minute times of the offered dates and explains why others cannot be picked [IC-101]', async () => {
    await renderPortal(url);
    await clickButton('Pick a time');
    await clickButton('Show all hours');
    const names = times().map((radio) => radio.getAttribute('aria-label') ?? '');
    const days = new Set(names.map((name) => name.replace(/, \d+:\d\d [AP]M.*/, '')));
    expect(times()).toHaveLength(60 * days.size);
    expect(names[0]).toMatch(/6:00 AM, outside what the patient asked for$/);
    expect(names.at(-1)).toMatch(/8:45 PM/);
  });

  it('leaves the choice open among several locations [IC-103]', async () => {
    await renderPortal(url);
    await pickTime();
    await clickButton('Continue to location');
    expect(listLocations().length).toBeGreaterThan(1);
    for (const location of listLocations()) expect(location).not.toBeChecked();
    expect(selected()).toHaveTextContent('Locationnot chosen yet');
  });

  it('preselects the only eligible location [IC-102]', async () => {
    const other = await createConcurrentStaff();
    const scans = await Promise.all(
      (await other.open()).map(async (id) => ({ id, listLocations: (await other.scan(id)).data[0]!.LocationList.length })),
    );
    const { id } = scans.find(({ listLocations: count }) => count === 1)!;
    await renderPortal(`/providers/test/${id}?tab=availability`);
    await pickTime();
    await clickButton('Continue to location');
    expect(listLocations()).toHaveLength(1);
    expect(listLocations()[0]).toBeChecked();
    expect(selected()).not.toHaveTextContent('Locationnot chosen yet');
  });

  it('shows the time with the zone of the location [IC-112]', async () => {
    await renderPortal(url);
    await toConfirmation();
    expect(selected()).toHaveTextContent(/\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M E[SD]T/);
  });

  it('refuses the last step without a time and a location with the prescribed text [IC-104]', async () => {
    await renderPortal(url);
    await clickButton('Pick a time');
    await clickButton('3 Confirm booking');
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Please make sure you have selected a time and a location for the appointment');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: /^Step 2 of 4/ })).toBeVisible();
  });

  it('books the time, location, payment and fee, reloads the request and returns to the overview [IC-105, IC-106]', async () => {
    const { store } = await renderPortal(url);
    await toConfirmation();
    const bodies = watchBooking();
    const counted = jest.fn();
    const stop = onRequestsChanged(counted);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Book appointment' }));
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies).toEqual([
      {
        requestId,
        appointmentDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/),
        locationId: expect.any(Number),
        isSelfPay: 1,
        productFee: await (await createConcurrentStaff()).getFee(requestId),
        canUndo: 1,
      },
    ]);
    expect(counted).toHaveBeenCalledTimes(1);
    stop();
    expect(store.getState().drafts).toEqual({});
    const breadcrumbs = screen.getByRole('navigation', { name: texts.frame.breadcrumbs });
    await userEvent.click(within(breadcrumbs).getByRole('link', { name: 'Scheduled tests' }));
    expect(await screen.findByRole('link', { name: `#${requestId}` })).toBeVisible();
  });

  it('names the one fee as the booking panel does, and takes the booking back within ten seconds [IC-129]', async () => {
    await renderPortal(url);
    await toConfirmation();
    const step = within(screen.getByRole('tabpanel', { name: 'Availability' }));
    for (const label of ['Patient pays at your desk', 'ScanHarbor fee, the deposit', 'Total the patient saw'])
      expect(step.getByText(label)).toBeVisible();
    await clickButton('Book appointment');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    // Loading the request again may draw the wizard anew.
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Step 1 of 4/ })).toBeVisible());
    expect(await (await createConcurrentStaff()).open()).toContain(requestId);
  });

  it('books an insured request as such [IC-105]', async () => {
    const { requestId: insured } = await (await createConcurrentStaff()).findOpen(({ SelfPay }) => Number(SelfPay) === 0);
    await renderPortal(`/providers/test/${insured}?tab=availability`);
    await toConfirmation();
    const bodies = watchBooking();
    await clickButton('Book appointment');
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ requestId: insured, isSelfPay: 0 })]);
  });

  it('keeps the choice when another tab of the page is opened', async () => {
    await renderPortal(url);
    await pickTime();
    await clickButton('Continue to location');
    await userEvent.click(screen.getByRole('tab', { name: 'Scan' }));
    await screen.findByRole('heading', { name: 'Patient' });
    await userEvent.click(screen.getByRole('tab', { name: 'Availability' }));
    expect(await screen.findByRole('heading', { name: /^Step 3 of 4/ })).toBeVisible();
    expect(selected()).toHaveTextContent(/\d+:\d\d [AP]M/);
  });
});

/** Finds the message about a time that was just taken; the page also has the empty alert of its note. */
const findConflict = async () => (await screen.findByText(/^That time was just taken/)).closest<HTMLElement>('[role=alert]')!;

describe('a failed booking', () => {
  const failBooking = (fault: object) => controlApi('faults', { path: 'ic-portal/ic-book', times: 1, ...fault });
  const book = () => clickButton('Book appointment');

  it.each([
    ['code 411', 411, { code: 411 }],
    ['INVALID USER', 200, { status: 'INVALID USER', data: [] }],
  ])('ends the session for %s, which the shell reports at the login [IC-107]', async (_name, status, response) => {
    const { store } = await renderPortal(url);
    await toConfirmation();
    const send = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).endsWith('ic-portal/ic-book') ? Promise.resolve(Response.json(response, { status })) : send(input, init),
      );
    await book();
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    expect(store.getState().messages).toEqual([]);
  });

  it.each([404, 400])('shows the message of the server and closes the wizard for code %i [IC-108]', async (status) => {
    await renderPortal(url);
    await toConfirmation();
    await failBooking({ status });
    await book();
    const alert = await screen.findByRole('alertdialog');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: /^Step 1 of 4/ })).toBeVisible();
  });

  it('shows the message of the server for any other code and stays [IC-109]', async () => {
    await renderPortal(url);
    await toConfirmation();
    await failBooking({ status: 500 });
    await book();
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(/went wrong|problem|try again/i);
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('heading', { name: 'Step 4 of 4: Confirm booking' })).toBeVisible();
  });

  it('names the Care Team when the server gives no reason [IC-110]', async () => {
    await renderPortal(url);
    await toConfirmation();
    await failBooking({ malformed: 'drop' });
    await book();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'There was an error booking this request. Please contact the Care Team at care@scanharbor.test.',
    );
  });

  it('tells a booking whose response was lost as stored, and not as that of a colleague [IC-106, IC-110]', async () => {
    await renderPortal(url);
    await toConfirmation();
    await failBooking({ malformed: 'drop-response' });
    await book();
    const heading = await screen.findByRole('heading', { name: 'This request is booked' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/^Booked for .* at Harborview/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.queryByText(/^Booked by .+, for /)).toBeNull();
  });

  it('reports that the time was just taken, offers the next free ones, and keeps the other choices [IC-108]', async () => {
    await renderPortal(url);
    await toConfirmation();
    const bodies = watchBooking();
    const chosen = within(selected())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    const [locationId, start] = await getChosenLocation(bodies);
    await act(async () => (await createConcurrentStaff()).bookForOther(locationId, start, requestId));
    await book();
    const conflict = await findConflict();
    expect(
      within(selected())
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(chosen);
    const [next] = within(conflict).getAllByRole('button', { name: /^Use / });
    await userEvent.click(next!);
    expect(selected()).toHaveTextContent(next!.textContent.replace('Use ', ''));
    await book();
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies.filter((body) => body.requestId === requestId)).toHaveLength(3);
  });

  it('hides the conflict for another location, which can be booked [IC-100, IC-105, IC-108]', async () => {
    await renderPortal(url);
    await toConfirmation();
    const bodies = watchBooking();
    const [locationId, start] = await getChosenLocation(bodies);
    await act(async () => (await createConcurrentStaff()).bookForOther(locationId, start, requestId));
    await book();
    await findConflict();
    await clickButton('Back');
    await userEvent.click(listLocations().find((location) => !(location as HTMLInputElement).disabled)!);
    await clickButton('Continue to confirm');
    await screen.findByRole('heading', { name: /Confirm booking$/ });
    expect(screen.queryByText('That time was just taken')).toBeNull();
    await book();
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies.at(-1)!.locationId).not.toBe(locationId);
  });
});
