import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { addMinutes } from '@scanharbor/shared-contracts/domain/time-zone';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { endUndoOffer } from '../../components/booking-panel/undo-offer';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { recordRequestBodies } from '../../testing/record-request-bodies';
import { renderPortal } from '../../testing/render-portal';
import './schedule-page';

const requestId = 1001;

/** Returns the times that patients see of the request: none while it waits. */
async function fetchPatientTimes() {
  const headers = { Authorization: await controlSession('patient@scanharbor.test') };
  const cards = await fetch(`${apiAddress()}/api/bookings/patient_booked`, { headers });
  const { results } = (await cards.json()) as { results: { id: number; scheduled: { window_open: string } }[] };
  return results.filter(({ id }) => id === requestId).map(({ scheduled }) => scheduled.window_open);
}

const tray = async () => within(await screen.findByRole('complementary', { name: 'To place' }));

/** Opens the schedule and starts to place the request by the key P. */
async function startPlacing() {
  await renderPortal('/providers/schedule');
  const list = await tray();
  await userEvent.click(await list.findByRole('button', { name: /^Show \d+ more$/ }));
  const links = () => list.getAllByRole('link', { name: 'Jordan Ellis' });
  const findLink = () => links().find((link) => link.getAttribute('href')?.endsWith(`/${requestId}`));
  await waitFor(() => expect(findLink()).toBeDefined());
  findLink()?.focus();
  await userEvent.keyboard('p');
  return within(await screen.findByRole('group', { name: 'New time for Jordan Ellis' }));
}

/** Books the first free time of the request, and opens its day. */
async function openBooked() {
  const staff = await createConcurrentStaff();
  const { start, locationId } = await staff.findFreeTime(requestId);
  await staff.book(requestId, locationId, start);
  await renderPortal(`/providers/schedule?date=${start.slice(0, 10)}`);
  const exam = await screen.findByRole('button', { name: /^Jordan Ellis .* Brain/ });
  return { staff, start, exam };
}

/** Starts to move the exam by the key M. */
async function startMove(exam: HTMLElement) {
  exam.focus();
  await userEvent.keyboard('m');
  const bar = within(await screen.findByRole('group', { name: 'New time for Jordan Ellis' }));
  await screen.findAllByRole('button', { name: /^Choose .*, MRI$/ });
  return bar;
}

beforeEach(async () => {
  endUndoOffer();
  await control('reset');
});

describe('placing on the schedule', () => {
  it('books a waiting request at the first fit by two keys, with Undo', async () => {
    const bar = await startPlacing();
    await waitFor(() => expect(bar.getByRole('button', { name: /^Book \w{3} \d+:\d\d [AP]M/ })).toHaveFocus());
    expect(await bar.findByText(/MRI\. Free\.$/)).toBeVisible();
    const [firstFit, second] = screen.getAllByRole('button', { name: /^Choose .*, MRI$/ });
    expect([firstFit, second].map((time) => time?.ariaCurrent)).toEqual(['true', 'false']);
    const sent = recordRequestBodies<{ start: string; machine_id: number; can_undo: number }>('bookings/book');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Booking has been successfully cancelled.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ can_undo: 1, machine_id: expect.any(Number) })]);
    await control('clock', { advance: 60_000 });
    expect(await fetchPatientTimes()).toEqual([]);
  });

  it('moves an exam by the arrow keys; the patient sees the new time, and the focus is on the exam', async () => {
    const { start, exam } = await openBooked();
    const bar = await startMove(exam);
    expect(bar.getByText(/The exam is here now\.$/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(bar.getByText(/MRI\. Free\.$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^Booked for .* at Harborview Midtown\.$/)).toBeVisible();
    const [moved = ''] = await fetchPatientTimes();
    expect([moved.slice(0, 10), moved > start]).toEqual([start.slice(0, 10), true]);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Jordan Ellis .* Brain/ })).toHaveFocus());
  });

  it('refuses with the message of the API, keeps the target, and stops by Escape', async () => {
    const { start, exam } = await openBooked();
    const bar = await startMove(exam);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(bar.getByText(/The patient did not offer this time\.$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await bar.findByRole('alert')).toHaveTextContent('The patient did not offer this time. Please choose another one.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'New time for Jordan Ellis' })).toBeNull();
    expect(await fetchPatientTimes()).toEqual([start]);
  });

  it('says who moved the exam meanwhile and to when, and leaves it there', async () => {
    const { start, exam, staff } = await openBooked();
    await startMove(exam);
    await userEvent.keyboard('{PageDown}');
    const taken = (await staff.scan(requestId)).takenTimes.map(({ startsAt }) => startsAt);
    const free = [60, 75, 90, 105, 120].map((minutes) => addMinutes(start, minutes)).find((time) => !taken.includes(time)) ?? '';
    await staff.move(requestId, start, free);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^Moved by \w+ \w+ at .+, Harborview Midtown, for .+\.$/)).toBeVisible();
    expect(await fetchPatientTimes()).toEqual([free]);
  });

  it('opens the booking panel of a waiting request', async () => {
    await renderPortal('/providers/schedule');
    const [book] = await (await tray()).findAllByRole('button', { name: /^Book request #/ });
    fireEvent.click(book!);
    expect(await screen.findByRole('region', { name: /^Book request #\d+$/ })).toBeVisible();
  });
});
