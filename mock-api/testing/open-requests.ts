import { deepStrictEqual } from 'node:assert/strict';
import { type RequestRowsResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type CounterRow, type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import fc from 'fast-check';
import { sortableColumns } from '@scanharbor/shared-contracts/domain/request-list';
import { userIds } from '../src/seed/demo-data';
import { matchesSearch, sortRows } from './plain-list';

const toId = (nth: number) => `(select id from requests order by id offset ${nth} % (select count(*) from requests) limit 1)`;

/** One that a list sorts by UTF-8 otherwise than by the code units of a string, and ones that are equal once they are folded. */
const names = ['Zoë', 'zoe', '\u{1d538}da', '\uff21da', '', "O''Hara"];

/** Changes of one request, of its patient, of its center, and of many requests at once. */
const changes = {
  cancel: (nth) => `update requests set cancel_requested = not cancel_requested where id = ${toId(nth)}`,
  age: (nth) => `update requests set requested_at = date_trunc('hour', now()) - (${nth % 7}) * interval '8 hours' where id = ${toId(nth)}`,
  scan: (nth) =>
    `update requests set scan_service_id = (select id from scan_services order by id offset ${nth % 40} limit 1) where id = ${toId(nth)}`,
  reject: (nth) =>
    `update request_locations set rejected_at = case when rejected_at is null then now() end where request_id = ${toId(nth)} and location_id = ${1 + (nth % 3)}`,
  assign: (nth) => `insert into request_assignees (practice_id, request_id, user_id, assignee, assigned_by, assigned_at)
    values (1, ${toId(nth)}, ${nth % 3 === 0 ? 'null' : userIds.staff}, 'Nora', 'Nora', now())
    on conflict (practice_id, request_id) do update set user_id = excluded.user_id`,
  note: (nth) => `insert into request_events (request_id, event_type_id, text, author, practice_id, at)
    values (${toId(nth)}, 53, 'Called ${nth} times', 'Nora', 1, now())`,
  patient: (nth) =>
    `update users set phone = '(212) 555-${1_000 + nth}', last_name = '${names[nth % names.length]}' where id = (select patient_id from requests where id = ${toId(nth)})`,
  center: (nth) => `update locations set is_active = not is_active where id = ${1 + (nth % 3)}`,
  all: () => `update requests set notice = notice + 1`,
} satisfies Record<string, (nth: number) => string>;

const steps = fc.array(
  fc.record({
    change: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
    nth: fc.nat(200),
    headers: fc.boolean().map((isOfOne): Record<string, string> => (isOfOne ? { 'x-location': '1' } : {})),
    page: fc.record({
      offset: fc.nat(12),
      limit: fc.integer({ min: 1, max: 30 }),
      sort: fc.constantFrom('', ...sortableColumns, ...sortableColumns.map((column) => `-${column}`)),
      search: fc.constantFrom('', '', 'zoe', "o'hara mri", 'called', 'new york', 'self-pay', 'no such'),
      over24: fc.boolean(),
    }),
  }),
  { minLength: 3, maxLength: 8 },
);

function countAssigned(rows: RequestRow[]) {
  const counts = new Map<number, number>();
  for (const { Assignment: assignment } of rows) if (assignment) counts.set(assignment.UserID, (counts.get(assignment.UserID) ?? 0) + 1);
  return [...counts].map(([UserID, Requests]) => ({ UserID, Requests }));
}

interface Api {
  /** Runs a statement on the database of the API. */
  run(statement: string): Promise<unknown>;
  /** Reads a list as staff of the demo practice. */
  read<Body>(path: string, headers: Record<string, string>): Promise<Body>;
}

/** Checks after random changes that pages and numbers, which come from memory, are those of a full read of the database. */
export async function expectOpenRequests({ run, read }: Api, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(steps, async (sequence) => {
    for (const { change, nth, headers, page } of sequence) {
      await run(changes[change](nth));
      const { offset, limit, sort, search, over24 } = page;
      const filter = over24 ? { filter: 'age=over24' } : undefined;
      const query = new URLSearchParams({
        limit: String(limit),
        offset: String(offset),
        search,
        ...(sort ? { sort } : undefined),
        ...filter,
      });
      const shown = await read<RequestRowsResponse>(`ic-requested?${query}`, headers);
      const { data: counted } = await read<{ data: CounterRow }>('dashboard-card', headers);
      const { data: all } = await read<RequestRowsResponse>('ic-requested', headers);
      const listed = all.filter((row) => (!over24 || row.HoursOpened > 24) && matchesSearch(row, search));
      deepStrictEqual(shown.data, (sort ? sortRows(listed, sort) : listed).slice(offset, offset + limit));
      deepStrictEqual([shown.total, counted.available], [listed.length, all.length]);
      deepStrictEqual(shown.options?.modality, [...new Set(all.map((row) => row.ScanTypeName))].sort());
      deepStrictEqual(counted.openOver24Hours, all.filter(({ HoursOpened }) => HoursOpened > 24).length);
      deepStrictEqual(counted.assigned, countAssigned(all));
    }
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
}

/** The newest request that is open at the practice, or an earlier one. */
const toNewest = (nth: number) => `(select id from requests where status = 'open'
  and exists (select from request_locations where request_id = id and location_id in (1, 2, 3)) order by id desc limit 1 offset ${nth})`;

/**
 * Checks that rows name the other requests of their patient as they are, after a change of each of them: all requests are of one patient.
 */
export async function expectOtherRequests({ run, read }: Api): Promise<void> {
  await run('update locations set is_active = true');
  await run('update request_locations set rejected_at = null');
  await run('update requests set cancel_requested = false, patient_id = (select min(patient_id) from requests)');
  const expectPage = async () => {
    const shown = await read<RequestRowsResponse>('ic-requested?limit=100', {});
    const all = await read<RequestRowsResponse>('ic-requested', {});
    deepStrictEqual(shown.data, all.data);
    return shown.data.map(({ additionalScansForPatient }) => additionalScansForPatient.length);
  };
  deepStrictEqual(Math.max(...(await expectPage())), 3);
  for (const change of [
    "starts_at = starts_at - interval '60 days'",
    "starts_at = starts_at + interval '60 days'",
    'cancelled_at = now()',
  ]) {
    await run(`update appointments set ${change} where id = (select max(a.id) from appointments a join requests r on r.id = a.request_id
      where a.cancelled_at is null and r.status = 'scheduled' and a.location_id in (1, 2, 3))`);
    await expectPage();
  }
  await run('update appointments set cancelled_at = now()');
  await run("update requests set status = 'open'");
  for (const nth of [0, 0, 1, 2, 3, 4, 9]) {
    for (const change of [
      `scan_service_id = (select other.id from scan_services own join scan_services other using (scan_type_id)
        where own.id = scan_service_id and other.id <> own.id order by other.id limit 1)`,
      'cancel_requested = not cancel_requested',
      'cancel_requested = not cancel_requested',
      "status = 'withdrawn'",
    ]) {
      await run(`update requests set ${change} where id = ${toNewest(nth)}`);
      await expectPage();
    }
  }
  // With fewer others than a row names, any other one is among them.
  await run(`update requests set status = 'withdrawn' where id < ${toNewest(1)}`);
  deepStrictEqual(await expectPage(), [1, 1]);
  await run(`update requests set status = 'open' where id = (select min(id) from requests where status = 'withdrawn')`);
  await expectPage();
}
