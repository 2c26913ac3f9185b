import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { sortableColumns } from '@scanharbor/shared-contracts/domain/request-list';
import { type RequestRowsResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import fc from 'fast-check';
import { type AuditCommand } from '../../testing/audit-process';
import { call, getToken } from '../../testing/client';
import { describePlace, matchesSearch, sortRows } from '../../testing/plain-list';
import { endProcess, nextMessage } from '../../testing/test-process';

jest.setTimeout(240_000);

const worker = globalThis as { apiAddress?: string; apiDatabase?: string };
const lists = ['ic-requested', 'ic-scheduled', 'ic-completed'] as const;
type List = (typeof lists)[number];

let api: ChildProcess;
let token: string;

async function run(statement: string): Promise<void> {
  const response = nextMessage<{ result: string }>(api);
  api.send({ statement } satisfies AuditCommand);
  expect(await response).toEqual({ result: 'accepted' });
}

/** Gives the seeded requests random patients, scans, payments, dates and notes, with many ties and missing values. */
const shuffle = [
  `update users set first_name = (array['Ana', '\u{1d538}da', '\uff21da', 'Zoë', 'zoe', 'ana', '', 'Ana 2', 'Ana 10'])[1 + id % 9],
     last_name = (array['Café', 'cafe', 'Zimmer', '', 'de la Cruz'])[1 + id % 5], dob = (array['1984-04-12', '', '2001-11-02'])[1 + id % 3]
   where user_type = 'patient'`,
  `insert into requests (patient_id, scan_service_id, zip_code, distance, self_pay, requested_at, status, budget, insurer_id)
   select ((select array_agg(id order by id) from users where user_type = 'patient'))[1 + n % 3], ((select array_agg(id order by id) from scan_services))[1 + n % 40], '10018', 25, n % 3 = 0,
     now() - (n % 11) * interval '7 hours', case when n % 4 = 0 then 'scheduled' else 'open' end, (n % 5) * 333,
     case when n % 2 = 0 then ((select array_agg(id order by id) from insurers))[1 + n % 4] end from generate_series(1, 90) n`,
  `insert into request_locations (request_id, location_id, distance_tenths, price, fee, rejected_at)
   select r.id, l.id, (r.id * l.id) % 300, 100, 10, case when (r.id + l.id) % 7 = 0 then now() end
   from requests r cross join locations l where r.id >= 5000 and l.practice_id = 1 on conflict do nothing`,
  `insert into appointments (request_id, location_id, start, starts_at, ends_at, booked_at, budget)
   select r.id, l.id, to_char(now() + (r.id % 40 - 20) * interval '13 hours' + (r.id % 60) * interval '1 minute', 'YYYY-MM-DD HH24:MI:SS'),
     date_trunc('hour', now() + (r.id % 40 - 20) * interval '13 hours'), now() + interval '90 days', now(), case when r.id % 3 = 0 then 1234 end
   from requests r join locations l on l.practice_id = 1 and l.id = ((select array_agg(id order by id) from locations where practice_id = 1))[1 + r.id % 2]
   where r.id >= 5000 and r.status = 'scheduled' on conflict do nothing`,
  `insert into request_events (request_id, event_type_id, text, author, practice_id, at, is_active)
   select r.id, 53, (array['Called Ána', 'called ana', 'Zimmer: left a message', '100% sure_'])[1 + r.id % 4], 'Nora Field', 1 + r.id % 2,
     now() - (r.id % 5) * interval '1 hour', r.id % 6 <> 0 from requests r cross join generate_series(1, 2) where r.id % 2 = 0`,
];

beforeAll(async () => {
  api = spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/testing/audit-process.ts'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: worker.apiDatabase ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = await nextMessage<{ address: string }>(api);
  worker.apiAddress = message.address;
  for (const statement of shuffle) await run(statement);
  token = await getToken('staff');
});

afterAll(() => endProcess(api));

const fetchList = async (list: List, params: Record<string, string | number>, headers = {}) => {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
  const { status, body } = await call<RequestRowsResponse>(`GET ic-portal/${list}?${query}`, { token, headers });
  expect(status).toBe(200);
  return body;
};

const idsOf = (rows: RequestRow[]) => rows.map(({ TestRequestID }) => TestRequestID);

const selections = fc.record({
  list: fc.constantFrom(...lists),
  sort: fc.option(
    fc.tuple(fc.constantFrom('', '-'), fc.constantFrom(...sortableColumns)).map(([sign, column]) => `${sign}${column}`),
    { nil: '' },
  ),
  search: fc.constantFrom(
    '',
    '',
    'ana',
    'ÁNA',
    'lopez',
    'zoe mri',
    '100% sure_',
    'self-pay $',
    '1,234',
    '50',
    'field',
    '1984',
    'no such',
    "o'",
    'new york',
    '\\',
  ),
  filter: fc.constantFrom('none', 'none', 'modality', 'location', 'over24'),
  limit: fc.constantFrom(1, 3, 25, 500),
  page: fc.nat(4),
  headers: fc.constantFrom({}, { 'x-location': '1' }),
});

it('returns the page, the count and the position that the plain definition gives over all rows', async () => {
  const property = fc.asyncProperty(selections, async ({ list, sort, search, filter, limit, page, headers }) => {
    const all = (await fetchList(list, {}, headers)).data;
    const [sample] = all.slice(-1);
    const filters: Record<string, Record<string, string>> = {
      none: {},
      modality: { modality: sample?.ScanTypeName ?? 'MRI' },
      location: { location: sample ? describePlace(sample) : 'Nowhere' },
      over24: { age: 'over24' },
    };
    const isShown: Record<string, (row: RequestRow) => boolean> = {
      none: () => true,
      modality: (row) => row.ScanTypeName === filters.modality?.modality,
      location: (row) => row.AppointmentDate !== null && describePlace(row) === filters.location?.location,
      over24: (row) => row.HoursOpened > 24,
    };
    const shown = all.filter((row) => isShown[filter]?.(row) && matchesSearch(row, search));
    const expected = sort ? sortRows(shown, sort) : shown;
    const located = expected[Math.floor(expected.length / 2)]?.TestRequestID ?? 1;
    const params = { limit, search, filter: new URLSearchParams(filters[filter]).toString(), ...(sort ? { sort } : {}) };
    const start = page * limit;
    const answer = await fetchList(list, { ...params, offset: start, locate: located }, headers);
    expect(idsOf(answer.data)).toEqual(idsOf(expected.slice(start, start + limit)));
    expect(answer.data).toEqual(expected.slice(start, start + limit));
    expect(answer.total).toBe(expected.length);
    expect(answer.position).toBe(expected.length > 0 ? Math.floor(expected.length / 2) : null);
    expect(answer.options?.modality).toEqual([...new Set(all.map((row) => row.ScanTypeName))].sort());
    const before = expected[start - 1];
    if (before) {
      const next = await fetchList(list, { ...params, after: before.TestRequestID }, headers);
      expect(idsOf(next.data)).toEqual(idsOf(expected.slice(start, start + limit)));
    }
  });
  await fc.assert(property, { numRuns: 120 });
});

it('refuses an unknown column, filter or page size', async () => {
  for (const query of ['sort=name', 'filter=name%3DAna', 'filter=age%3Dold', 'limit=1001', 'limit=0', 'offset=-1']) {
    expect((await call(`GET ic-portal/ic-requested?${query}`, { token })).status).toBe(400);
  }
});
