import { randomUUID } from 'node:crypto';
import { isEvening, isWeekend } from '@scanharbor/shared-contracts/domain/openings';
import { call, getToken, reset } from '../../testing/client';
import { brainMri, locationIds, zips } from '../seed/demo-data';

interface Center {
  id: number;
  openings: string[];
  open_machine: 0 | 1;
}

beforeEach(reset);

// Each read is one of its own: the same POST within a second counts as a repeated press.
async function fetchCenter(id: number, more: object = {}) {
  const body = { zip_code: zips.withCenters, scan_service_id: brainMri, distance: 50, with_openings: true, self_pay: true, ...more };
  const response = await call<{ locations: Center[] }>('POST scans/locations', { body, headers: { 'x-tab': randomUUID() } });
  return response.body.locations.find((center) => center.id === id) as Center;
}

const daysOf = ({ openings }: Center) => [...new Set(openings.map((start) => start.slice(0, 10)))];

describe('the openings of a center', () => {
  it('are the first free times of each part of a day, on days that patients may choose', async () => {
    const center = await fetchCenter(locationIds.brooklyn);
    const day = daysOf(center)[2] ?? '';
    expect(center.openings.filter((start) => start.startsWith(day)).map((start) => start.slice(11))).toEqual([
      '08:00:00',
      '12:00:00',
      '17:00:00',
    ]);
    expect(center.openings.filter(isEvening).length).toBeGreaterThan(0);
    expect(new Set(center.openings.filter(isWeekend).map((start) => new Date(`${start.slice(0, 10)}T00:00Z`).getUTCDay()))).toEqual(
      new Set([6]),
    );
    const insured = await fetchCenter(locationIds.brooklyn, { self_pay: false });
    expect(daysOf(insured)[0]! > daysOf(center)[0]!).toBe(true);
  });

  it('leave out a closed day and an evening after closing time', async () => {
    const token = await getToken('admin');
    const before = await fetchCenter(locationIds.brooklyn);
    const [, closed = ''] = daysOf(before);
    const path = `ic-portal/schedule/${locationIds.brooklyn}`;
    const { data: schedule } = (await call<{ data: { hours: unknown[] } }>(`GET ${path}`, { token })).body;
    const hours = schedule.hours.map(() => ({ open: '09:00', close: '17:00' }));
    const saved = await call(`PUT ${path}`, { token, body: { ...schedule, hours, closures: [{ from: closed, to: closed, reason: '' }] } });
    expect(saved).toMatchObject({ status: 200 });
    const after = await fetchCenter(locationIds.brooklyn);
    expect(daysOf(after)).not.toContain(closed);
    expect(after.openings.some(isEvening)).toBe(false);
    expect(after.openings.some((start) => start.endsWith(' 09:00:00'))).toBe(true);
  });

  it('name an open machine, once the center says so', async () => {
    expect((await fetchCenter(locationIds.newYork)).open_machine).toBe(0);
    const token = await getToken('admin');
    const path = `ic-portal/schedule/${locationIds.newYork}`;
    const { data: schedule } = (await call<{ data: { machines: object[] } }>(`GET ${path}`, { token })).body;
    const machines = schedule.machines.map((machine) => ({ ...machine, isOpen: true }));
    expect(await call(`PUT ${path}`, { token, body: { ...schedule, machines } })).toMatchObject({ status: 200 });
    expect((await fetchCenter(locationIds.newYork)).open_machine).toBe(1);
  });

  it('are left out unless asked for', async () => {
    expect((await fetchCenter(locationIds.newYork, { with_openings: false })).openings).toBeUndefined();
  });
});
