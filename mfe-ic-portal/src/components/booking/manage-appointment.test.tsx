import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { controlApi } from '../../testing/control-api';
import { renderPortal } from '../../testing/render-portal';
import { recordRequestBodies } from '../../testing/record-request-bodies';
import '../../pages/scheduled/scheduled-page';
import '../../pages/history/history-page';
import './manage-appointment';

interface Card {
  id: number;
  scheduled: { window_open: string };
  budget: number;
  attendance: string;
}

const requestId = 1001;

/** The patient's card, from the list of the patient's own page. */
async function readPatientCard(list: 'patient_booked' | 'past'): Promise<Card | undefined> {
  const headers = { Authorization: await controlSession('patient@scanharbor.test') };
  const { results } = (await (await fetch(`${apiAddress()}/api/bookings/${list}`, { headers })).json()) as { results: Card[] };
  return results.find(({ id }) => id === requestId);
}

/** Books the request and returns its start. */
async function book(): Promise<string> {
  const staff = await createConcurrentStaff('staff@scanharbor.test');
  const { locationId, start } = await staff.findFreeTime(requestId);
  await staff.book(requestId, locationId, start);
  return start;
}

async function openAppointment(list: 'scheduled' | 'history') {
  const portal = await renderPortal(`/providers/${list}`);
  await userEvent.click(await screen.findByRole('button', { name: `Manage appointment of request #${requestId}` }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: `Appointment of request #${requestId}` })) };
}

const goTo = (start: string, minutes: number) =>
  controlApi('clock', { now: new Date(toInstant(start, 'America/New_York').getTime() + minutes * 60_000).toISOString() });

beforeEach(() => control('reset'));

describe('a booked scan', () => {
  it("changes time, price and the center's own id together, which the patient sees [IC-127, IC-128, SC-073, SC-075]", async () => {
    const start = await book();
    const { dialog } = await openAppointment('scheduled');
    const times = within(await dialog.findByRole('group', { name: 'Another time that the patient offers' })).getAllByRole('radio');
    const free = times.filter((time) => !(time as HTMLInputElement).disabled && !(time as HTMLInputElement).checked);
    await userEvent.click(free[2]!);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), '$165');
    await userEvent.type(dialog.getByRole('textbox', { name: /Your booking ID/ }), 'H-91');
    const sent = recordRequestBodies<{ start?: string }>(/bookings\/(move|update)\/1001$/);
    await userEvent.click(dialog.getByRole('button', { name: /^Move to \w{3} \d+:\d\d [AP]M/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { start: expect.any(String), was: start },
      { budget: 165, custom_booking_id: 'H-91' },
    ]);
    await waitFor(async () =>
      expect(await readPatientCard('patient_booked')).toMatchObject({
        scheduled: { window_open: sent[0]!.start },
        movedFrom: start,
        budget: 165,
      }),
    );
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Your booking ID/ })).toHaveValue('H-91'));
  });

  it('returns the focus to its button when the appointment is kept after all', async () => {
    await book();
    const { dialog } = await openAppointment('scheduled');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel appointment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep appointment' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Manage appointment of request #${requestId}` })).toHaveFocus());
  });

  it('tells a move whose response was lost as stored', async () => {
    await book();
    const { dialog, store } = await openAppointment('scheduled');
    const times = within(await dialog.findByRole('group', { name: 'Another time that the patient offers' })).getAllByRole('radio');
    await userEvent.click(times.filter((time) => !(time as HTMLInputElement).disabled && !(time as HTMLInputElement).checked)[2]!);
    await controlApi('faults', { path: 'bookings/move', malformed: 'drop-response', times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: /^Move to / }));
    await waitFor(() =>
      expect(store.getState().messages.map(({ message }) => message)).toEqual([expect.stringMatching(/^Booked for .* at Harborview/)]),
    );
  });

  it('records arrival and completion, and keeps the focus in the dialog', async () => {
    const start = await book();
    await goTo(start, -10);
    const { dialog } = await openAppointment('scheduled');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as arrived' }));
    expect(await dialog.findByText('The patient has arrived.')).toHaveFocus();
    expect((await readPatientCard('patient_booked'))?.attendance).toBe('arrived');
  });

  it('shows why a stale screen cannot record, and what is stored now', async () => {
    const start = await book();
    await goTo(start, 20);
    const { dialog } = await openAppointment('history');
    const noShow = await dialog.findByRole('button', { name: 'Mark as no-show' });
    const headers = { Authorization: await controlSession('admin@scanharbor.test'), 'Content-Type': 'application/json' };
    const body = JSON.stringify({ attendance: 'arrived', was: { start, attendance: 'expected' } });
    await act(() => fetch(`${apiAddress()}/api/bookings/attendance/${requestId}`, { method: 'POST', headers, body }));
    await userEvent.click(noShow);
    expect(
      await dialog.findByText(/^[A-Z]\w+ [A-Z]\w+ changed this appointment (at|on) .* [AP]M E[SD]T: the patient has arrived\.$/),
    ).toBeVisible();
    expect(await dialog.findByText('The patient has arrived.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as completed' }));
    expect(await dialog.findByText('The exam is completed.')).toBeVisible();
    expect((await readPatientCard('past'))?.attendance).toBe('completed');
  });

  it('cancels from the same dialog, and does not read the request again, which the center no longer has [IC-057]', async () => {
    await book();
    const { dialog } = await openAppointment('scheduled');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel appointment' }));
    const cancelDialog = within(await screen.findByRole('dialog', { name: `Cancel the appointment of request #${requestId}` }));
    const calls = jest.spyOn(globalThis, 'fetch');
    await userEvent.selectOptions(cancelDialog.getByRole('combobox', { name: 'Reason' }), 'Other');
    await userEvent.click(cancelDialog.getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText(`Appointment for request #${requestId} has been cancelled.`)).toBeVisible();
    expect(calls.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('ic-get-single-scan'))).toEqual([]);
  });
});
