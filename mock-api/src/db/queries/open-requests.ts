import { type SQL, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { readJson, value, version } from './list-statement';

/** What the order, the filters and the numbers of the open requests of a practice depend on. */
export interface OpenRequest {
  id: number;
  patientId: number;
  /** Microseconds since 1970, as precise as the database. */
  requestedAt: number;
  modality: string;
  /** Ids of the active locations of the practice that can book it. */
  locations: number[];
  /** Id of the user of the practice who takes care of it. */
  assignee: number | null;
  /** The days on which its patient offers times, YYYY-MM-DD. */
  days: string[];
}

type OpenRow = [
  id: number,
  patientId: number,
  requestedAt: number,
  modality: string,
  locations: number[],
  assignee: number | null,
  days: string[],
];

const practiceId = sql`${value('practiceId')}::integer`;

/** The open requests with one of these ids, or all; the same conditions as those of `list-statement.ts`. */
const openRows = (ids?: SQL) => sql`(select json_agg(json_build_array(r.id, r.patient_id,
    (extract(epoch from r.requested_at) * 1000000)::bigint, t.value, e.ids, g.user_id,
    array(select distinct left(w.open, 10) from request_windows w where w.request_id = r.id)))
  from (select request_id, array_agg(location_id) as ids from request_locations
    where location_id in (select id from locations where practice_id = ${practiceId} and is_active) and rejected_at is null
      ${ids ? sql`and request_id in (${ids})` : sql``} group by request_id) e
  join requests r on r.id = e.request_id join scan_services s on s.id = r.scan_service_id join scan_types t on t.id = s.scan_type_id
  left join request_assignees g on g.practice_id = ${practiceId} and g.request_id = r.id
  where r.status = 'open' and not r.cancel_requested)`;

const toRequest = ([id, patientId, requestedAt, modality, locations, assignee, days]: OpenRow): OpenRequest => ({
  id,
  patientId,
  requestedAt,
  modality,
  locations,
  assignee,
  days,
});

/** Lists all open requests of a practice, and the version that they have. */
export async function readOpenRequests(db: Database, practice: number): Promise<{ version: string; open: OpenRequest[] }> {
  const build = () =>
    sql<{ version: string; open: OpenRow[] | null }>`(select json_build_object('version', ${version}, 'open', ${openRows()}))`;
  const { open, ...result } = await readJson(db, 'open requests', build, { practiceId: practice });
  return { ...result, open: (open ?? []).map(toRequest) };
}

export interface OpenChanges {
  version: string;
  /** The requests that changed, with their patients; null when so much changed, or so long ago, that all have to be read again. */
  changed: { id: number; patientId: number | null }[] | null;
  /** Those of them that are open now. */
  open: OpenRequest[];
}

interface ChangesResult {
  version: string;
  isKnown: boolean;
  changed: [id: number, patientId: number | null][] | null;
  open: OpenRow[] | null;
}

/** Lists what changed of the requests of a practice since a version. */
export async function readOpenChanges(db: Database, practice: number, since: string): Promise<OpenChanges> {
  const ids = sql`select id from later, unnest(string_to_array(requests, ';')::integer[]) as id where requests <> '*'`;
  const build = () => sql<ChangesResult>`(with entries as (
      select split_part(entry, ':', 1)::bigint as version, split_part(entry, ':', 2) as requests
      from practice_versions, unnest(recent) as entry where practice_id = ${practiceId}),
    later as materialized (select requests from entries where version > ${value('since')}::bigint)
    select json_build_object('version', ${version},
      'isKnown', exists (select from entries where version = ${value('since')}::bigint)
        and not exists (select from later where requests = '*'),
      'changed', (select json_agg(json_build_array(each.id, r.patient_id)) from (${ids}) each left join requests r on r.id = each.id),
      'open', ${openRows(ids)}))`;
  const { isKnown, changed, open, ...result } = await readJson(db, 'open changes', build, { practiceId: practice, since });
  return {
    ...result,
    changed: isKnown ? (changed ?? []).map(([id, patientId]) => ({ id, patientId })) : null,
    open: (open ?? []).map(toRequest),
  };
}
