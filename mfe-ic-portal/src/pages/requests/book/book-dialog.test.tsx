import { defaultTimeZone, momentOf, readWallClock } from '@scanharbor/shared-contracts/domain/wall-clock';
import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal';
import { sentTo } from '../../../testing/sent';
import { steer } from '../../../testing/steer';
import '../requests-page';

beforeEach(() => control('reset'));

describe('the book request modal', () => {
  it('needs a time and a location, then books at the price of choice and can take it back [IC-120, IC-123, IC-126, IC-127, IC-128, IC-129, IC-131]', async () => {
    await openPortal('/providers/requests/1001?book=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book request 1001' }));
    expect(await dialog.findByText('The patient needs 3 hours of notice.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Book appointment' }));
    expect((await dialog.findAllByText('Choose a time.')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Choose a location.').length).toBeGreaterThan(0);
    const [window] = within(dialog.getByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio');
    await userEvent.click(window!);
    const places = within(dialog.getByRole('radiogroup', { name: 'Location' }));
    const miles = places.getAllByText(/[\d.]+ mi$/).map(({ textContent }) => Number(/([\d.]+) mi$/.exec(textContent ?? '')?.[1]));
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    await userEvent.click(places.getAllByRole('radio')[0]!);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), '$165');
    await userEvent.type(dialog.getByRole('textbox', { name: /Your booking ID/ }), ' H-77');
    const sent = sentTo('bookings/book');
    await userEvent.click(dialog.getByRole('button', { name: 'Book appointment' }));
    expect(await dialog.findByText('The request is booked.')).toBeVisible();
    expect(dialog.getByText(/^[A-Z].* [AP]M E[SD]T at Harborview (Midtown|Brooklyn)\.$/)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ test_request_id: 1001, budget: 165, custom_booking_id: 'H-77' })]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking has been successfully cancelled.')).toBeVisible();
  });

  it('opens from the row of a request, keeps the list as it is, and closes at the first press [IC-120]', async () => {
    const { router } = await openPortal('/providers/requests?sort=patient');
    await userEvent.click(await screen.findByRole('link', { name: 'Book request 1001' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book request 1001' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?sort=patient');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Book request 1001' })).toHaveFocus());
  });

  it('sends internal staff the price that is shown, the nearest on offer not above the budget [IC-124, IC-125, IC-127]', async () => {
    await openPortal('/providers/requests/1001?book=1', 'switcher@scanharbor.test');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book request 1001' }));
    const price = (await dialog.findByRole('combobox', { name: 'Price' })) as HTMLSelectElement;
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio')[0]!);
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio')[0]!);
    const sent = sentTo<{ budget: number }>('bookings/book');
    await userEvent.click(dialog.getByRole('button', { name: 'Book appointment' }));
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
    const { router } = await openPortal('/providers/requests');
    const send = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input instanceof Request ? input.url : input).includes('bookings/windows/')
          ? Promise.resolve(Response.json({ results }))
          : send(input, init),
      );
    jest.spyOn(Date, 'now').mockReturnValue(momentOf(readWallClock('2031-03-04 08:59:00')!, defaultTimeZone));
    await act(() => router.navigate('/providers/requests/1001?book=1'));
    const times = within(await screen.findByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio');
    expect(times.map((time) => time.matches(':disabled'))).toEqual([true, false]);
  });

  it('names the fee that the chosen price brings [IC-246]', async () => {
    await openPortal('/providers/requests/1001?book=1');
    const dialog = within(await screen.findByRole('dialog'));
    const told = await dialog.findByText(/^The fee at this price is/);
    const fee = () => Number(/is \$(\d+)/.exec(told.textContent ?? '')?.[1]);
    const dear = fee();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), '$95');
    expect(fee()).toBe(dear + 8);
  });

  it('names the Care Team when the times cannot be loaded [IC-111]', async () => {
    await steer('faults', { path: 'bookings/windows', status: 500, times: 2 });
    await openPortal('/providers/requests/1001?book=1');
    expect(
      await screen.findByText('There was an error loading the available times. Please contact the Care Team at care@scanharbor.test.'),
    ).toBeVisible();
  });

  it('says that taking the booking back failed [IC-130]', async () => {
    await openPortal('/providers/requests/1001?book=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book request 1001' }));
    await userEvent.click(within(await dialog.findByRole('radiogroup', { name: 'Requested times' })).getAllByRole('radio')[0]!);
    await userEvent.click(within(dialog.getByRole('radiogroup', { name: 'Location' })).getAllByRole('radio')[0]!);
    await userEvent.click(dialog.getByRole('button', { name: 'Book appointment' }));
    await dialog.findByText('The request is booked.');
    await steer('faults', { path: 'cancellations/', status: 500, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByText('There was an error canceling the booking.')).toBeVisible();
  });
});
