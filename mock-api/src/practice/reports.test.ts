import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { sumLedger } from '@scanharbor/shared-contracts/domain/ledger';
import { toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { type LedgerLineResponse, type MoneyRowResponse } from '@scanharbor/shared-contracts/wire/billing';
import { type ReportResponse } from '@scanharbor/shared-contracts/wire/ic-portal/reports';
import { type AuditCommand } from '../../testing/audit-process';
import { call, control, getToken, reset } from '../../testing/client';
import { endProcess, nextMessage } from '../../testing/test-process';
import { locationIds } from '../seed/demo-data';

jest.setTimeout(120_000);

const worker = globalThis as { apiAddress?: string; apiDatabase?: string };
const { newYork, chicago, rivalNear } = locationIds;
/** Years before the seeds, so that only the rows of a test are in them. */
const year = 2020;

let api: ChildProcess;
let admin: string;

async function run(statement: string): Promise<void> {
  const response = nextMessage<{ result: string }>(api);
  api.send({ statement } satisfies AuditCommand);
  expect(await response).toEqual({ result: 'accepted' });
}

interface RequestSeed {
  id: number;
  /** ISO time. */
  at: string;
  locations?: number[];
  selfPay?: boolean;
  status?: string;
  budget?: number;
  scanServiceId?: number;
}

async function addRequest({
  id,
  at,
  locations = [newYork],
  selfPay = true,
  status = 'open',
  budget = 300,
  scanServiceId = 1,
}: RequestSeed) {
  await run(`insert into requests (id, patient_id, scan_service_id, zip_code, distance, self_pay, requested_at, status, budget)
    values (${id}, 1, ${scanServiceId}, '10018', 25, ${selfPay}, '${at}', '${status}', ${budget})`);
  for (const location of locations) {
    await run(
      `insert into request_locations (request_id, location_id, distance_tenths, price, fee) values (${id}, ${location}, 10, 300, 25)`,
    );
  }
}

interface AppointmentSeed {
  requestId: number;
  bookedAt: string;
  /** Wall-clock time at the location, which is stored with it as if it were UTC. */
  start: string;
  locationId?: number;
  fee?: number;
  budget?: number;
  noShow?: boolean;
  canceled?: boolean;
}

const addAppointment = ({ requestId, bookedAt, start, locationId = newYork, fee = 0, ...rest }: AppointmentSeed) =>
  run(`insert into appointments (request_id, location_id, start, starts_at, ends_at, booked_at, fee, budget, no_show_at, cancelled_at)
    values (${requestId}, ${locationId}, '${start}', '${start}Z', '${start}Z'::timestamptz + interval '30 minutes', '${bookedAt}', ${fee},
      ${rest.budget ?? 'null'}, ${rest.noShow ? `'${start}Z'` : 'null'}, ${rest.canceled ? `'${bookedAt}'` : 'null'})`);

const decline = (requestId: number, locationId: number, at: string, reason: string) =>
  run(`update request_locations set rejected_at = '${at}', reject_reason = '${reason}'
    where request_id = ${requestId} and location_id = ${locationId}`);

const readReport = async (query: string, token = admin) =>
  (await call<{ data: ReportResponse }>(`GET ic-portal/reports?${query}`, { token })).body.data;
const readMoney = async (query: string) =>
  (await call<{ results: MoneyRowResponse[] }>(`GET billing/months?${query}`, { token: admin })).body.results;

beforeAll(async () => {
  api = spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/testing/audit-process.ts'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: worker.apiDatabase ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  worker.apiAddress = (await nextMessage<{ address: string }>(api)).address;
});

afterAll(() => endProcess(api));

beforeEach(async () => {
  await reset();
  admin = await getToken('admin');
});

it('counts requests by the month at the center, those of other practices not, and a request at two locations once', async () => {
  // Still February in New York and Chicago.
  await addRequest({ id: 9001, at: `${year}-03-01T04:30:00Z`, locations: [newYork, chicago] });
  await addRequest({ id: 9002, at: `${year}-03-01T05:30:00Z` });
  await addRequest({ id: 9003, at: `${year}-03-09T12:00:00Z`, status: 'withdrawn' });
  await addRequest({ id: 9004, at: `${year}-03-09T12:00:00Z`, locations: [rivalNear] });
  const all = await readReport(`from=${year}-01&until=${year}-03`);
  expect(all).toMatchObject({ timeZone: 'America/New_York' });
  expect(all.requests).toEqual([
    { month: `${year}-02`, requests: 1 },
    { month: `${year}-03`, requests: 2 },
  ]);
  // Half past five UTC is still February in Chicago.
  await addRequest({ id: 9005, at: `${year}-03-01T05:30:00Z`, locations: [chicago] });
  const one = await readReport(`from=${year}-01&until=${year}-03&location_id=${chicago}`);
  expect(one).toMatchObject({ timeZone: 'America/Chicago', requests: [{ month: `${year}-02`, requests: 2 }] });
  expect((await readReport(`from=${year}-03&until=${year}-03`, await getToken('rivalAdmin'))).requests).toEqual([
    { month: `${year}-03`, requests: 1 },
  ]);
});

it('measures the time to the first booking: median and 90th percentile of each month and of the period', async () => {
  const hours = [1, 2, 3, 4, 100];
  for (const [index, wait] of hours.entries()) {
    const id = 9001 + index;
    const month = index < 2 ? '04' : '05';
    await addRequest({ id, at: `${year}-${month}-10T12:00:00Z`, status: 'scheduled' });
    const at = new Date(Date.parse(`${year}-${month}-10T12:00:00Z`) + wait * 3_600_000).toISOString();
    await addAppointment({ requestId: id, bookedAt: at, start: `${year}-06-10 1${index}:00:00`, canceled: true });
  }
  // A second booking does not count, nor one that is older than the request that was sent again.
  await addAppointment({ requestId: 9001, bookedAt: `${year}-05-20T12:00:00Z`, start: `${year}-06-11 10:00:00` });
  await addAppointment({ requestId: 9002, bookedAt: `${year}-03-20T12:00:00Z`, start: `${year}-06-11 11:00:00`, canceled: true });
  const { timeToBooking } = await readReport(`from=${year}-03&until=${year}-05`);
  expect(timeToBooking.months).toEqual([
    { month: `${year}-04`, bookings: 2, medianHours: 1.5, p90Hours: expect.closeTo(1.9, 6) },
    { month: `${year}-05`, bookings: 3, medianHours: 4, p90Hours: expect.closeTo(80.8, 6) },
  ]);
  expect(timeToBooking.period).toEqual({ bookings: 5, medianHours: 3, p90Hours: expect.closeTo(61.6, 6) });
});

it('counts declined requests by the chosen reason, also when a text follows it, and those in words only together', async () => {
  await addRequest({ id: 9001, at: `${year}-03-02T12:00:00Z`, locations: [newYork, chicago] });
  await addRequest({ id: 9002, at: `${year}-03-02T12:00:00Z` });
  await addRequest({ id: 9003, at: `${year}-03-02T12:00:00Z` });
  await addRequest({ id: 9004, at: `${year}-03-02T12:00:00Z` });
  await decline(9001, newYork, `${year}-03-03T12:00:00Z`, 'No free time');
  await decline(9001, chicago, `${year}-03-03T12:00:00Z`, 'No free time');
  await decline(9002, newYork, `${year}-03-03T12:00:00Z`, 'No free time: next week only');
  await decline(9003, newYork, `${year}-03-03T12:00:00Z`, 'We are moving');
  await decline(9004, newYork, `${year}-04-03T12:00:00Z`, 'Exam not offered');
  expect((await readReport(`from=${year}-03&until=${year}-03`)).declined).toEqual([
    { reason: 'No free time', requests: 2 },
    { reason: '', requests: 1 },
  ]);
});

it('counts no-shows and sums revenue by month, location and modality, without canceled appointments and insured prices', async () => {
  const at = `${year}-02-02T12:00:00Z`;
  const seeds: [RequestSeed, Omit<AppointmentSeed, 'requestId' | 'bookedAt'>][] = [
    [{ id: 9001, at, budget: 300 }, { start: `${year}-03-31 23:00:00` }],
    [
      { id: 9002, at, budget: 300 },
      { start: `${year}-03-01 00:00:00`, budget: 250 },
    ],
    [{ id: 9003, at, selfPay: false }, { start: `${year}-03-02 10:00:00` }],
    [
      { id: 9004, at },
      { start: `${year}-03-03 10:00:00`, noShow: true },
    ],
    [
      { id: 9005, at },
      { start: `${year}-03-04 10:00:00`, canceled: true },
    ],
    [
      { id: 9006, at, scanServiceId: 301 },
      { start: `${year}-03-05 10:00:00`, locationId: chicago },
    ],
    [{ id: 9007, at }, { start: `${year}-04-01 00:00:00` }],
  ];
  for (const [request, appointment] of seeds) {
    await addRequest({ ...request, status: 'scheduled' });
    await addAppointment({ ...appointment, requestId: request.id, bookedAt: at });
  }
  const report = await readReport(`from=${year}-03&until=${year}-03`);
  expect(report.attendance).toEqual([{ month: `${year}-03`, appointments: 5, noShows: 1 }]);
  const row = { month: `${year}-03`, modality: 'MRI', locationId: newYork };
  expect(report.revenue).toEqual([
    { ...row, exams: 3, selfPayExams: 2, dollars: 550 },
    { ...row, locationId: chicago, modality: 'Ultrasound', exams: 1, selfPayExams: 1, dollars: 300 },
  ]);
});

it('adds the money of all months up to the ledger, line by line, with the fees that were agreed', async () => {
  const states = ['paid', 'kept', 'waiting', 'failed', 'void', 'unknown', 'paid'];
  await run(`insert into payments (kind, request_id, appointment_id, location_id, amount_cents, state, at)
    select kind, 1001, n, 1 + n % 3, case kind when 'deposit' then 2500 + n else n * 7 end,
      (array[${states.map((state) => `'${state}'`).join(', ')}])[1 + (n * case kind when 'deposit' then 3 else 1 end) % ${states.length}],
      '${year}-01-01T00:00:00Z'::timestamptz + n * interval '61 hours' + case kind when 'refund' then interval '20 days' else '0 s' end
    from generate_series(1, 160) n cross join (values ('deposit'), ('refund')) kinds(kind)`);
  await run(`insert into payments (kind, request_id, appointment_id, location_id, amount_cents, state, at)
    values ('deposit', 1001, 999, ${rivalNear}, 100000, 'paid', '${year}-05-05')`);
  await addRequest({ id: 9001, at: `${year}-01-02T12:00:00Z`, status: 'scheduled' });
  await addAppointment({ requestId: 9001, bookedAt: `${year}-02-01T03:00:00Z`, start: `${year}-02-09 10:00:00`, fee: 25 });
  const lines = (await call<{ results: LedgerLineResponse[] }>('GET billing/ledger', { token: admin })).body.results;
  const rows = await readMoney(`from=${year}-01&until=${year + 1}-12`);
  const signed = lines.map(({ amount_cents: cents, state }) => ({ cents, state }));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(rows.map(({ deposit_cents: deposits, refund_cents: refunds }) => deposits - refunds))).toBe(sumLedger(signed));
  const open = lines.filter(({ state }) => ['kept', 'waiting', 'unknown'].includes(state));
  expect(sum(rows.map(({ open_cents: cents }) => cents))).toBe(sum(open.map(({ amount_cents: cents }) => cents)));
  for (const { month, location_id: id, deposit_cents: deposits, refund_cents: refunds } of rows) {
    const own = lines.filter(
      ({ location_id: location, at, state }) =>
        location === id && state === 'paid' && toWallClock(new Date(at), 'America/New_York').startsWith(month),
    );
    expect([month, id, sum(own.map(({ amount_cents: cents }) => cents))]).toEqual([month, id, deposits - refunds]);
  }
  expect(rows.length).toBeGreaterThan(40);
  // In New York the booking was made in January.
  expect(rows.filter(({ fee_cents: cents }) => cents > 0)).toMatchObject([{ month: `${year}-01`, location_id: newYork, fee_cents: 2500 }]);
});

it('is for administrators, for a period of at most 36 months, and leaves its period in the audit trail', async () => {
  const query = `from=${year}-01&until=${year}-12`;
  for (const path of ['ic-portal/reports', 'billing/months']) {
    expect((await call(`GET ${path}?${query}`, { token: await getToken('staff') })).status).toBe(403);
    expect((await call(`GET ${path}?from=${year}-02&until=${year}-01`, { token: admin })).status).toBe(400);
    expect((await call(`GET ${path}?from=${year}-01&until=${year + 3}-01`, { token: admin })).status).toBe(400);
    expect((await call(`GET ${path}?from=${year}-13&until=${year}-13`, { token: admin })).status).toBe(400);
    expect((await call(`GET ${path}?${query}&location_id=${rivalNear}`, { token: admin })).status).toBe(404);
    expect((await call(`GET ${path}?${query}`, { token: admin })).status).toBe(200);
  }
  const { audit_events: events } = await control<{ audit_events: { action: string; call: string; subject: string }[] }>('rows');
  const reports = events.filter(({ action, call: name }) => action === 'read-report' && name === 'GET ic-portal/reports');
  expect(reports.map(({ subject }) => subject)).toContain(`January ${year} to December ${year}`);
});
