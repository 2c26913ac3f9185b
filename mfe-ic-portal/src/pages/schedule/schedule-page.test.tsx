import { clockCompared } from '@scanharbor/shared-contracts';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { controlApi } from '../../testing/control-api';
import { renderPortal } from '../../testing/render-portal';
import './schedule-page';

/** Returns the column of a machine or day. */
const column = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => control('reset'));

/** Books the first free time of an MRI in Midtown, and returns it with its date. */
async function bookMri() {
  const staff = await createConcurrentStaff();
  const { start, locationId } = await staff.findFreeTime(1001);
  expect(locationId).toBe(1);
  await staff.book(1001, 1, start);
  return { staff, start, date: start.slice(0, 10) };
}

/** Changes hours, closures or machines of Midtown. */
async function changeHours(changes: object) {
  const headers = { Authorization: await controlSession('admin@scanharbor.test'), 'Content-Type': 'application/json' };
  const url = `${apiAddress()}/api/ic-portal/schedule/1`;
  const { data } = (await (await fetch(url, { headers })).json()) as { data: object };
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ ...data, ...changes }) });
}

describe('the schedule of a location', () => {
  it('shows the exams of a day in the column of their machine, with time, length and state', async () => {
    const { date } = await bookMri();
    await renderPortal(`/providers/schedule?date=${date}`);
    const mri = await column('MRI');
    const exam = mri.getByRole('button', { name: /^Jordan Ellis .* Brain/ });
    expect(exam).toHaveTextContent(/\d+:\d\d [AP]M, 30 min · MRI - Brain - Without contrast/);
    expect(exam).toHaveTextContent(/Booked$/);
    expect((await column('CT')).queryByRole('button', { name: /^Jordan Ellis .* Brain/ })).toBeNull();
  });

  it('turns to other days, shows a week of one machine, and returns to today', async () => {
    const { date } = await bookMri();
    const { router } = await renderPortal(`/providers/schedule?date=${date}`);
    await column('MRI');
    await userEvent.click(screen.getByRole('button', { name: 'Week' }));
    expect(await screen.findByRole('button', { name: /^Jordan Ellis .* Brain/ })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2, name: /^\w{3}, \w{3} \d\d$/ })).toHaveLength(7);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Machine' }), 'CT');
    expect(screen.queryByRole('button', { name: /^Jordan Ellis .* Brain/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(router.state.location.search).not.toContain(date);
    const today = screen.getByRole('button', { name: 'Today' });
    expect(today).not.toHaveAttribute('aria-current');
    await userEvent.click(today);
    expect(router.state.location.search).not.toContain('date');
    expect(today).toHaveAttribute('aria-current', 'date');
  });

  it("follows the server's clock when that of the device is two days behind", async () => {
    const behindMs = 2 * 24 * 60 * 60_000;
    const date = getCivilToday('America/New_York', new Date(Date.now() + behindMs));
    const { store } = await renderPortal(`/providers/schedule?date=${date}`);
    await column('MRI');
    const today = screen.getByRole('button', { name: 'Today' });
    expect(today).not.toHaveAttribute('aria-current');
    act(() => void store.dispatch(clockCompared(behindMs)));
    expect(today).toHaveAttribute('aria-current', 'date');
  });

  it('says when the location is closed, and why', async () => {
    const { date } = await bookMri();
    await changeHours({ closures: [{ from: date, to: date, reason: 'Thanksgiving' }] });
    await renderPortal(`/providers/schedule?date=${date}`);
    expect((await column('CT')).getByText('Closed: Thanksgiving')).toBeVisible();
  });

  it('opens an exam to record the arrival, which the schedule then shows', async () => {
    const { start, date } = await bookMri();
    await renderPortal(`/providers/schedule?date=${date}`);
    await userEvent.click((await column('MRI')).getByRole('button', { name: /^Jordan Ellis .* Brain/ }));
    expect(await screen.findByRole('dialog', { name: 'Appointment of request #1001' })).toBeVisible();
    expect(start).toContain(date);
  });

  it('reports that it could not be loaded, and loads again', async () => {
    await controlApi('faults', { path: 'ic-portal/agenda', status: 500, times: 2 });
    await renderPortal('/providers/schedule');
    expect(await screen.findByText('The schedule could not be loaded')).toBeVisible();
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(retry!);
    expect((await column('MRI')).getByText(/booked, \d+% used/)).toBeVisible();
  });
});
