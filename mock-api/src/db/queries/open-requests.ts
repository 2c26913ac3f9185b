import { type SQL, sql } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type Database } from '../database';
import { isAdditionalScan } from './list-rows';
import { readJson, value, version } from './list-statement';

/** The values by which the list sorts, as in `list-selection.ts`; texts are folded, and in the order of their bytes by `<`. */
interface SortValues {
  modality: string;
  patient: string;
  dob: string;
  test: string;
  comment: string;
  payer: string;
  budget: number;
}

/** What the orders, the search, the filters and the numbers of the open requests of a practice depend on. */
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
  sortValues: SortValues;
  /** The texts in which a search looks, folded, one per line. */
  words: string;
}

type OpenRow = [
  id: number,
  patientId: number,
  requestedAt: number,
  modality: string,
  locations: number[],
  assignee: number | null,
  days: string[],
  sortValues: [modality: string, patient: string, dob: string, test: string, comment: string | null, payer: string, budget: number],
  words: string,
];

const practiceId = sql`${value('practiceId')}::integer`;

/** The open requests with one of these ids, or all; the same conditions as those of `list-statement.ts`. */
const openRows = (ids?: SQL) => sql`(select json_agg(json_build_array(r.id, r.patient_id,
    (extract(epoch from r.requested_at) * 1000000)::bigint, t.value, e.ids, g.user_id,
    array(select distinct left(w.open, 10) from request_windows w where w.request_id = r.id),
    json_build_array(q.modality, u.name, u.dob, q.scan, n.text, q.payer, case when r.self_pay then r.budget else 0 end),
    concat_ws(chr(10), q.words, u.words, q.price, n.text, n.author)))
  from (select request_id, array_agg(location_id) as ids from request_locations
    where location_id in (select id from locations where practice_id = ${practiceId} and is_active) and rejected_at is null
      ${ids ? sql`and request_id in (${ids})` : sql``} group by request_id) e
  join requests r on r.id = e.request_id join scan_services s on s.id = r.scan_service_id join scan_types t on t.id = s.scan_type_id
  join request_search q on q.request_id = r.id join patient_search u on u.patient_id = r.patient_id
  left join request_assignees g on g.practice_id = ${practiceId} and g.request_id = r.id
  left join (select distinct on (request_id) request_id, fold_text(text) as text, fold_text(author) as author from request_events
    where practice_id = ${practiceId} and event_type_id = ${sql.raw(String(noteEventType))} and is_active
      ${ids ? sql`and request_id in (${ids})` : sql``} order by request_id, at desc, id desc) n on n.request_id = r.id
  where r.status = 'open' and not r.cancel_requested)`;

/** Moves the characters beyond U+FFFF, whose halves are below U+E000 in a string, after all others: where their bytes are in UTF-8. */
const toByteOrder = (text: string): string =>
  text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });

const toSortValues = ([modality, patient, dob, test, comment, payer, budget]: OpenRow[7]): SortValues => ({
  modality: toByteOrder(modality),
  patient: toByteOrder(patient),
  dob,
  test: toByteOrder(test),
  comment: toByteOrder(comment ?? ''),
  payer: toByteOrder(payer),
  budget,
});

const toRequest = ([id, patientId, requestedAt, modality, locations, assignee, days, sortValues, words]: OpenRow): OpenRequest => ({
  id,
  patientId,
  requestedAt,
  modality,
  locations,
  assignee,
  days,
  sortValues: toSortValues(sortValues),
  words,
});

/** Lists all open requests of a practice, and the version that they have. */
export async function readOpenRequests(db: Database, practice: number): Promise<{ version: string; open: OpenRequest[] }> {
  const build = () =>
    sql<{ version: string; open: OpenRow[] | null }>`(select json_build_object('version', ${version}, 'open', ${openRows()}))`;
  const { open, ...result } = await readJson(db, 'open requests', build, { practiceId: practice });
  return { ...result, open: (open ?? []).map(toRequest) };
}

export interface ChangedRequest {
  id: number;
  /** Null when it is gone. */
  patientId: number | null;
  /** Id of its scan, where other rows of the patient can name it; otherwise null. */
  namedService: number | null;
}

export interface OpenChanges {
  version: string;
  /** The requests that changed; null when so much changed, or so long ago, that all have to be read again. */
  changed: ChangedRequest[] | null;
  /** Those of them that are open now. */
  open: OpenRequest[];
}

interface ChangesResult {
  version: string;
  isKnown: boolean;
  changed: [id: number, patientId: number | null, namedService: number | null][] | null;
  open: OpenRow[] | null;
}

/** Lists what changed of the requests of a practice since a version, as of an instant. */
export async function readOpenChanges(db: Database, practice: number, since: string, at: Date): Promise<OpenChanges> {
  const ids = sql`select id from later, unnest(string_to_array(requests, ';')::integer[]) as id where requests <> '*'`;
  const isOwn = (location: SQL) => sql`${location} in (select id from locations where practice_id = ${practiceId})`;
  const isActive = (location: SQL) => sql`${location} in (select id from locations where practice_id = ${practiceId} and is_active)`;
  const build = () => sql<ChangesResult>`(with entries as (
      select split_part(entry, ':', 1)::bigint as version, split_part(entry, ':', 2) as requests
      from practice_versions, unnest(recent) as entry where practice_id = ${practiceId}),
    later as materialized (select requests from entries where version > ${value('since')}::bigint)
    select json_build_object('version', ${version},
      'isKnown', exists (select from entries where version = ${value('since')}::bigint)
        and not exists (select from later where requests = '*'),
      'changed', (select json_agg(json_build_array(each.id, r.patient_id, case when ${isAdditionalScan(sql`r`, isActive, isOwn)} then r.scan_service_id end))
        from (${ids}) each left join requests r on r.id = each.id),
      'open', ${openRows(ids)}))`;
  const { isKnown, changed, open, ...result } = await readJson(db, 'open changes', build, {
    practiceId: practice,
    since,
    now: at.toISOString(),
  });
  return {
    ...result,
    changed: isKnown ? (changed ?? []).map(([id, patientId, namedService]) => ({ id, patientId, namedService })) : null,
    open: (open ?? []).map(toRequest),
  };
}
