import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { type Holiday, listFederalHolidays } from '@scanharbor/shared-contracts/domain/federal-holidays';
import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createConcurrentStaff } from '../../../testing/concurrent-staff';
import { renderPortal } from '../../../testing/render-portal';
import '../location-page';

const admin = 'admin@scanharbor.test';
const form = async () => within(await screen.findByRole('form', { name: 'Hours and machines' }));
const save = async () => userEvent.click((await form()).getByRole('button', { name: 'Save hours and machines' }));

async function readSchedule() {
  const headers = { Authorization: await controlSession(admin) };
  const response = await fetch(`${apiAddress()}/api/ic-portal/schedule/1`, { headers });
  return ((await response.json()) as { data: { hours: unknown[]; machines: { name: string }[]; minutes: object[]; closures: object[] } })
    .data;
}

beforeEach(() => control('reset'));

describe('hours and machines of a location', () => {
  it('stores hours, closed days, machines and minutes per exam, and a day without exams is offered to staff no more', async () => {
    const staff = await createConcurrentStaff();
    const { start } = await staff.findFreeTime(1001);
    const date = start.slice(0, 10);
    await renderPortal('/providers/location/1', admin);
    const fields = await form();
    await userEvent.click(fields.getByRole('checkbox', { name: 'Sunday' }));
    await userEvent.click(fields.getByRole('button', { name: 'Add closed days' }));
    await userEvent.type(fields.getByLabelText('First day for closure 1'), date);
    await userEvent.type(fields.getByLabelText('Last day for closure 1'), date);
    await userEvent.click(fields.getByRole('button', { name: 'Add machine' }));
    const count = fields.getAllByLabelText(/^Name for machine/).length;
    await userEvent.type(fields.getByLabelText(`Name for machine ${count}`), 'MRI 2');
    await userEvent.click(within(fields.getByRole('group', { name: 'Scans for MRI 2' })).getByRole('checkbox', { name: 'MRI' }));
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Without contrast for MRI' }), '45 minutes');
    await save();
    expect(await screen.findByText('Hours and machines of Harborview Midtown are saved.')).toBeVisible();
    const stored = await readSchedule();
    expect(stored.hours[0]).toBeNull();
    expect(stored.closures).toEqual([{ from: date, to: date, reason: '' }]);
    expect(stored.machines.at(-1)).toMatchObject({ name: 'MRI 2', scanTypeIds: [1] });
    expect(stored.minutes).toContainEqual({ scanTypeId: 1, minutes: 45, contrastMinutes: 45 });
    const { takenTimes } = await staff.scan(1001);
    expect(takenTimes).toContainEqual({ locationId: 1, startsAt: start });
  });

  it('suggests the federal holidays that are not closed yet, and stores them with their names', async () => {
    await renderPortal('/providers/location/1', admin);
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: 'US federal holidays' }));
    // Ten to twelve of the next 12 months: a holiday of a weekday can be twice among them.
    const suggested = fields.getAllByRole('button', { name: /^Add \w{3}, .+: / });
    const holidays = listFederalHolidays(getCivilToday());
    expect(suggested.map(({ textContent }) => textContent.split(': ')[1])).toEqual(holidays.map(({ name }) => name));
    const [{ date, name }] = holidays as [Holiday];
    await userEvent.click(suggested[0]!);
    await save();
    expect(await screen.findByText('Hours and machines of Harborview Midtown are saved.')).toBeVisible();
    expect((await readSchedule()).closures).toEqual([{ from: date, to: date, reason: name }]);
    expect(fields.getByRole('button', { name: `Add all ${holidays.length - 1} of the next 12 months` })).toBeVisible();
    expect(suggested[0]).not.toBeInTheDocument();
  });

  it('names what is missing, and sends nothing', async () => {
    await renderPortal('/providers/location/1', admin);
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: 'Add machine' }));
    await save();
    expect((await fields.findAllByText('Enter a name for the machine.')).length).toBeGreaterThan(0);
    expect(fields.getAllByText('Choose what the machine scans.').length).toBeGreaterThan(0);
    const { machines } = await readSchedule();
    expect(machines.every(({ name }) => name !== '')).toBe(true);
  });

  it('links to the appointments that do not fit anymore', async () => {
    const staff = await createConcurrentStaff();
    const { start } = await staff.findFreeTime(1001);
    await staff.book(1001, 1, start);
    await renderPortal('/providers/location/1', admin);
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: 'Remove MRI' }));
    await save();
    expect(await screen.findByRole('link', { name: '#1001' })).toHaveAttribute('href', '/providers/test/1001?tab=availability');
  });

  it('shows them to standard providers without a form', async () => {
    await renderPortal('/providers/location/1');
    const card = within(await screen.findByRole('region', { name: 'Hours and machines' }));
    await waitFor(() => expect(card.getAllByText('6:00 AM to 11:00 PM')).toHaveLength(7));
    expect(screen.queryByRole('button', { name: 'Save hours and machines' })).toBeNull();
  });
});
