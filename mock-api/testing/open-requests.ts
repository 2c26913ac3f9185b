import { deepStrictEqual } from 'node:assert/strict';
import { type RequestRowsResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type CounterRow, type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import fc from 'fast-check';
import { userIds } from '../src/seed/demo-data';

const toId = (nth: number) => `(select id from requests order by id offset ${nth} % (select count(*) from requests) limit 1)`;

/** Changes of one request, of its patient, of its center, and of many requests at once. */
const changes: Record<string, (nth: number) => string> = {
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
    `update users set phone = '(212) 555-${1_000 + nth}' where id = (select patient_id from requests where id = ${toId(nth)})`,
  center: (nth) => `update locations set is_active = not is_active where id = ${1 + (nth % 3)}`,
  all: () => `update requests set notice = notice + 1`,
};

const steps = fc.array(
  fc.record({
    change: fc.constantFrom(...Object.keys(changes)),
    nth: fc.nat(200),
    headers: fc.boolean().map((isOfOne): Record<string, string> => (isOfOne ? { 'x-location': '1' } : {})),
    page: fc.record({ offset: fc.nat(12), limit: fc.integer({ min: 1, max: 30 }), sort: fc.constantFrom('', 'added', '-added') }),
  }),
  { minLength: 3, maxLength: 8 },
);

/** Oldest first; rows of the same time stay in the list's own order. */
const fromOldest = (rows: RequestRow[]) => [...rows].sort((one, other) => Date.parse(one.DateRequested) - Date.parse(other.DateRequested));

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
      await run(changes[change]?.(nth) ?? '');
      const { offset, limit, sort } = page;
      const shown = await read<RequestRowsResponse>(`ic-requested?limit=${limit}&offset=${offset}${sort && `&sort=${sort}`}`, headers);
      const { data: counted } = await read<{ data: CounterRow }>('dashboard-card', headers);
      const { data: all } = await read<RequestRowsResponse>('ic-requested', headers);
      deepStrictEqual(shown.data, (sort === 'added' ? fromOldest(all) : all).slice(offset, offset + limit));
      deepStrictEqual([shown.total, counted.available], [all.length, all.length]);
      deepStrictEqual(shown.options?.modality, [...new Set(all.map((row) => row.ScanTypeName))].sort());
      deepStrictEqual(counted.openOver24Hours, all.filter(({ HoursOpened }) => HoursOpened > 24).length);
      deepStrictEqual(counted.assigned, countAssigned(all));
    }
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
}
