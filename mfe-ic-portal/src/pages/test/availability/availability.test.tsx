import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onUpdate } from '../../../components/updates';
import { otherStaff } from '../../../testing/other-staff';
import { openPortal } from '../../../testing/open-portal';
import { press } from '../../../testing/press';
import { sentTo } from '../../../testing/sent';
import { steer } from '../../../testing/steer';
import './additional-availability';
import './availability-tab';
import '../test-page';

/** An open request of the demo patient, self-pay, that both New York locations may take. */
const requestId = 1001;
const url = `/providers/test/${requestId}?tab=availability`;

const selected = () => screen.getByRole('region', { name: 'Selected' });
const times = () => within(screen.getByRole('group', { name: 'Appointment time' })).getAllByRole('radio');
const freeTimes = () => times().filter((radio) => !(radio as HTMLInputElement).disabled);
const places = () => within(screen.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio');

async function pickTime(index = 0) {
  await press('Pick a time');
  await userEvent.click(freeTimes()[index]!);
}

async function toConfirmation() {
  await pickTime();
  await press('Continue to location');
  await userEvent.click(places()[0]!);
  await press('Continue to confirm');
  await screen.findByRole('heading', { name: /Confirm booking$/ });
}

/** The location and time of the next booking, learned by letting the first attempt fail. */
async function chosenPlace(bodies: unknown[]): Promise<[number, string]> {
  await steer('faults', { path: 'ic-portal/ic-book', status: 500, times: 1 });
  await press('Book appointment');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  const { locationId, appointmentDateTime } = bodies.at(-1) as { locationId: number; appointmentDateTime: string };
  return [locationId, appointmentDateTime];
}

const watchBooking = () => sentTo<{ requestId: number; locationId: number }>('ic-portal/ic-book');

beforeEach(() => control('reset'));

describe('booking wizard', () => {
  it('goes from the overview over time and location to the confirmation [IC-100]', async () => {
    await openPortal(url);
    expect(await screen.findByRole('heading', { name: 'Step 1 of 4: What the patient offers' })).toBeVisible();
    await press('Pick a time');
    expect(screen.getByRole('heading', { name: /^Step 2 of 4/ })).toHaveFocus();
    await userEvent.click(freeTimes()[0]!);
    await press('Continue to location');
    expect(screen.getByRole('heading', { name: /^Step 3 of 4/ })).toHaveFocus();
    await userEvent.click(places()[0]!);
    await press('Continue to confirm');
    expect(screen.getByRole('heading', { name: 'Step 4 of 4: Confirm booking' })).toHaveFocus();
  });

  it('offers 15-minute times of the offered dates and says why others cannot be picked [IC-101]', async () => {
    await openPortal(url);
    await press('Pick a time');
    await press('Show all hours');
    const names = times().map((radio) => radio.getAttribute('aria-label') ?? '');
    const days = new Set(names.map((name) => name.replace(/, \d+:\d\d [AP]M.*/, '')));
    expect(times()).toHaveLength(60 * days.size);
    expect(names[0]).toMatch(/6:00 AM, outside what the patient asked for$/);
    expect(names.at(-1)).toMatch(/8:45 PM/);
  });

  it('leaves the choice open among several locations [IC-103]', async () => {
    await openPortal(url);
    await pickTime();
    await press('Continue to location');
    expect(places().length).toBeGreaterThan(1);
    for (const place of places()) expect(place).not.toBeChecked();
    expect(selected()).toHaveTextContent('Locationnot chosen yet');
  });

  it('has chosen the location when only one may take the request [IC-102]', async () => {
    const other = await otherStaff();
    const scans = await Promise.all(
      (await other.open()).map(async (id) => ({ id, places: (await other.scan(id)).data[0]!.LocationList.length })),
    );
    const { id } = scans.find(({ places: count }) => count === 1)!;
    await openPortal(`/providers/test/${id}?tab=availability`);
    await pickTime();
    await press('Continue to location');
    expect(places()).toHaveLength(1);
    expect(places()[0]).toBeChecked();
    expect(selected()).not.toHaveTextContent('Locationnot chosen yet');
  });

  it('shows the time with the zone of the location [IC-112]', async () => {
    await openPortal(url);
    await toConfirmation();
    expect(selected()).toHaveTextContent(/\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M E[SD]T/);
  });

  it('refuses the last step without a time and a location, in the words asked for [IC-104]', async () => {
    await openPortal(url);
    await press('Pick a time');
    await press('3 Confirm booking');
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Please make sure you have selected a time and a location for the appointment');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: /^Step 2 of 4/ })).toBeVisible();
  });

  it('books the time, location, payment and fee, reloads the request and is back at the overview [IC-105, IC-106]', async () => {
    const { store } = await openPortal(url);
    await toConfirmation();
    const bodies = watchBooking();
    const counted = jest.fn();
    const stop = onUpdate(counted);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Book appointment' }));
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies).toEqual([
      {
        requestId,
        appointmentDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/),
        locationId: expect.any(Number),
        isSelfPay: 1,
        productFee: await (await otherStaff()).feeOf(requestId),
      },
    ]);
    expect(counted).toHaveBeenCalledTimes(1);
    stop();
    expect(store.getState().drafts).toEqual({});
    await userEvent.click(screen.getByRole('link', { name: /^Scheduled/ }));
    expect(await screen.findByRole('link', { name: `#${requestId}` })).toBeVisible();
  });

  it('books an insured request as such [IC-105]', async () => {
    const { requestId: insured } = await (await otherStaff()).openOne(({ SelfPay }) => Number(SelfPay) === 0);
    await openPortal(`/providers/test/${insured}?tab=availability`);
    await toConfirmation();
    const bodies = watchBooking();
    await press('Book appointment');
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ requestId: insured, isSelfPay: 0 })]);
  });

  it('keeps what was chosen when another tab of the page is opened in between', async () => {
    await openPortal(url);
    await pickTime();
    await press('Continue to location');
    await userEvent.click(screen.getByRole('tab', { name: 'Scan' }));
    await screen.findByRole('heading', { name: 'Patient' });
    await userEvent.click(screen.getByRole('tab', { name: 'Availability' }));
    expect(await screen.findByRole('heading', { name: /^Step 3 of 4/ })).toBeVisible();
    expect(selected()).toHaveTextContent(/\d+:\d\d [AP]M/);
  });
});

describe('a booking that does not work', () => {
  const bookFault = (fault: object) => steer('faults', { path: 'ic-portal/ic-book', times: 1, ...fault });
  const book = () => press('Book appointment');

  it.each([
    ['code 411', 411, { code: 411 }],
    ['INVALID USER', 200, { status: 'INVALID USER', data: [] }],
  ])('ends the session for %s, which the shell says at the login [IC-107]', async (_name, status, answer) => {
    const { store } = await openPortal(url);
    await toConfirmation();
    const send = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).endsWith('ic-portal/ic-book') ? Promise.resolve(Response.json(answer, { status })) : send(input, init),
      );
    await book();
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    expect(store.getState().messages).toEqual([]);
  });

  it.each([404, 400])('shows the message of the server and closes the wizard for code %i [IC-108]', async (status) => {
    await openPortal(url);
    await toConfirmation();
    await bookFault({ status });
    await book();
    const alert = await screen.findByRole('alertdialog');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: /^Step 1 of 4/ })).toBeVisible();
  });

  it('shows the message of the server for any other code and stays [IC-109]', async () => {
    await openPortal(url);
    await toConfirmation();
    await bookFault({ status: 500 });
    await book();
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(/went wrong|problem|try again/i);
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('heading', { name: 'Step 4 of 4: Confirm booking' })).toBeVisible();
  });

  it('names the Care Team when the server says nothing [IC-110]', async () => {
    await openPortal(url);
    await toConfirmation();
    await bookFault({ malformed: 'drop' });
    await book();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'There was an error booking this request. Please contact the Care Team at care@scanharbor.test.',
    );
  });

  it('says that the time was just taken, offers the next free ones, and keeps everything else [IC-108]', async () => {
    await openPortal(url);
    await toConfirmation();
    const bodies = watchBooking();
    const chosen = within(selected())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    const [locationId, start] = await chosenPlace(bodies);
    await act(async () => (await otherStaff()).take(locationId, start, requestId));
    await book();
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('That time was just taken');
    expect(
      within(selected())
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(chosen);
    const [next] = within(told).getAllByRole('button', { name: /^Take / });
    await userEvent.click(next!);
    expect(selected()).toHaveTextContent(next!.textContent!.replace('Take ', ''));
    await book();
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies.filter((body) => body.requestId === requestId)).toHaveLength(3);
  });

  it('says nothing of a lost race about another location, which can be booked [IC-100, IC-105, IC-108]', async () => {
    await openPortal(url);
    await toConfirmation();
    const bodies = watchBooking();
    const [locationId, start] = await chosenPlace(bodies);
    await act(async () => (await otherStaff()).take(locationId, start, requestId));
    await book();
    await screen.findByRole('alert');
    await press('Back');
    await userEvent.click(places().find((place) => !(place as HTMLInputElement).disabled)!);
    await press('Continue to confirm');
    await screen.findByRole('heading', { name: /Confirm booking$/ });
    expect(screen.queryByText('That time was just taken')).toBeNull();
    await book();
    expect(await screen.findByRole('heading', { name: 'This request is booked' })).toBeVisible();
    expect(bodies.at(-1)!.locationId).not.toBe(locationId);
  });
});
