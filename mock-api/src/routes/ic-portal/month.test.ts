import { civilDate, daysInMonth, getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { type CalendarEventResponse } from '@scanharbor/shared-contracts/wire/bookings/portal';
import { type DayExamsResponse, type MonthResponse } from '@scanharbor/shared-contracts/wire/ic-portal/month';
import { call, getToken, reset } from '../../../testing/client';
import { locationIds, requestIds } from '../../seed/demo-data';

interface OpenEvents {
  results: CalendarEventResponse[];
  total?: number;
}

let token: string;

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
});

async function read<Body>(path: string, headers: Record<string, string> = {}): Promise<Body> {
  const { status, body } = await call<Body>(`GET ${path}`, { token, headers });
  expect([status, body]).toEqual([200, body]);
  return body;
}

const readDays = async (month: string, headers?: Record<string, string>) =>
  (await read<{ data: MonthResponse }>(`ic-portal/month?month=${month}`, headers)).data;

const daysOf = ({ available_times: times }: CalendarEventResponse) => new Set(times.map(({ window_open }) => window_open.slice(0, 10)));

/** The requests of the practice that offer times, by day, from the complete list. */
async function readOpenByDay(headers?: Record<string, string>) {
  const { results } = await read<OpenEvents>('bookings/requested-calendar', headers);
  const days = new Map<string, number[]>();
  for (const event of results) for (const day of daysOf(event)) days.set(day, [...(days.get(day) ?? []), event.id]);
  return days;
}

describe('the month of the calendar', () => {
  it.each([
    ['all locations', {}],
    ['one location', { 'x-location': String(locationIds.newYork) }],
  ])('counts on each day what the complete lists have, at %s', async (_name, headers) => {
    const open = await readOpenByDay(headers);
    const busiest = [...open].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
    const month = getMonth(busiest);
    const days = await readDays(month, headers);
    const [year = 0, number = 0] = month.split('-').map(Number);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: daysInMonth(year, number) }, (_value, index) => civilDate(year, number, index + 1)),
    );
    expect(days.filter(({ requests }) => requests > 0).map(({ date, requests }) => [date, requests])).toEqual(
      [...open]
        .filter(([day]) => getMonth(day) === month)
        .sort()
        .map(([day, ids]) => [day, ids.length]),
    );
    for (const { date, scheduled, completed } of days) {
      if (scheduled + completed === 0) continue;
      const exams = await read<DayExamsResponse>(`ic-portal/month/exams?date=${date}`, headers);
      expect([date, exams.scheduled.length, exams.completed.length]).toEqual([date, scheduled, completed]);
    }
  });

  it('lists the first requests of a day, oldest first, and how many there are', async () => {
    const [date, ids] = [...(await readOpenByDay())].find(([, { length }]) => length > 1) ?? ['', []];
    const day = await read<OpenEvents>(`bookings/requested-calendar?date=${date}&limit=1`);
    // The complete list is newest first.
    expect([day.results.map(({ id }) => id), day.total]).toEqual([ids.slice(-1), ids.length]);
    expect(daysOf(day.results[0]!)).toContain(date);
  });

  it('shows at once a booking, its exam and the load of its day, and that it was taken back; 304 while nothing changes', async () => {
    const { results } = await read<{ results: CalendarEventResponse[] }>('bookings/requested-calendar');
    const event = results.find(({ id }) => id === requestIds.requested)!;
    const [window] = event.available_times;
    const date = window?.window_open.slice(0, 10) ?? '';
    const path = `ic-portal/month?month=${getMonth(date)}`;
    const before = await call<{ data: MonthResponse }>(`GET ${path}`, { token });
    const tag = before.headers.get('etag') ?? '';
    expect((await call(`GET ${path}`, { token, headers: { 'if-none-match': tag } })).status).toBe(304);
    const windows = await read<{ results: { id: number; open: string }[] }>(`bookings/windows/${requestIds.requested}`);
    const body = {
      test_request_id: requestIds.requested,
      window_id: windows.results[0]?.id,
      location_id: locationIds.newYork,
      can_undo: 1,
    };
    const booked = await call<{ start: string }>('POST bookings/book', { token, body });
    expect(booked.status).toBe(200);
    const after = await call<{ data: MonthResponse }>(`GET ${path}`, { token, headers: { 'if-none-match': tag } });
    const on = (days: MonthResponse, day: string) => days.find((one) => one.date === day);
    const day = booked.body.start.slice(0, 10);
    expect(on(after.body.data, day)?.scheduled).toBe((on(before.body.data, day)?.scheduled ?? 0) + 1);
    expect(on(after.body.data, day)?.bookedMinutes).toBeGreaterThan(on(before.body.data, day)?.bookedMinutes ?? 0);
    expect(on(after.body.data, date)?.requests).toBe((on(before.body.data, date)?.requests ?? 0) - 1);
    const exams = await read<DayExamsResponse>(`ic-portal/month/exams?date=${day}`);
    expect(exams.scheduled).toContainEqual(
      expect.objectContaining({ id: requestIds.requested, scheduled: { window_open: booked.body.start, time_zone: 'America/New_York' } }),
    );
    expect((await call(`DELETE bookings/book/${requestIds.requested}`, { token })).status).toBe(200);
    expect(await readDays(getMonth(date))).toEqual(before.body.data);
  });

  it('is for staff of a practice, and of its own locations only [API-032]', async () => {
    const path = 'GET ic-portal/month?month=2031-03';
    expect((await call(path, { token: await getToken('patient') })).status).toBe(403);
    expect((await call(path, { token, headers: { 'x-location': String(locationIds.rivalNear) } })).status).toBe(403);
    expect((await call('GET ic-portal/month?month=2031-13', { token })).status).toBe(400);
    const own = await read<DayExamsResponse>('ic-portal/month/exams?date=2031-03-04');
    expect(own).toEqual({ scheduled: [], completed: [] });
  });
});
