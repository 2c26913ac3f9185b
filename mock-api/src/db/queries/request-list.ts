import { type SQL, sql } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { type Database } from '../database';
import { type AppointmentRecord, type RequestEventRecord, type RequestRecord } from '../schema/requests';
import { type UserRecord } from '../schema/users';
import { type ScanRecord } from './scans';

/** A list of a practice, or one request of it. */
export type ListName = 'open' | 'scheduled' | 'completed' | 'one';

/** The parts of a scan's full name. */
export interface ScanName {
  service: Pick<ScanRecord['service'], 'value' | 'description' | 'option'>;
  type: Pick<ScanRecord['type'], 'value'>;
}

/** The details of a request that a row describes. */
export interface ListedRequest {
  request: Pick<
    RequestRecord,
    | 'id'
    | 'patientId'
    | 'selfPay'
    | 'budget'
    | 'fee'
    | 'policyNumber'
    | 'requestedAt'
    | 'preAuthInstructions'
    | 'clinicalNotes'
    | 'schedulingNotes'
    | 'cancelRequested'
    | 'notice'
  >;
  service: ScanName['service'] & Pick<ScanRecord['service'], 'cptCode'>;
  type: ScanName['type'];
  patient: Pick<
    UserRecord,
    'id' | 'firstName' | 'lastName' | 'phone' | 'email' | 'isAnonymous' | 'dob' | 'address1' | 'city' | 'state' | 'zipCode'
  >;
  insurer: string | null;
  appointment:
    | (Pick<AppointmentRecord, 'start' | 'budget' | 'fee' | 'customBookingId' | 'locationId'> &
        Pick<AppointmentRecord, 'rescheduleRequestedAt' | 'rescheduleDetails' | 'rescheduleSlots'> &
        Pick<AppointmentRecord, 'arrivedAt' | 'completedAt' | 'noShowAt' | 'movedFrom'>)
    | null;
  comment: Pick<RequestEventRecord, 'text' | 'author' | 'at'> | null;
  /** The practice's locations that can book the request, nearest first. */
  eligible: { locationId: number; distanceTenths: number }[];
  /** Other requests of the patient that the practice can schedule or has scheduled, newest first. */
  others: (ScanName & { id: number })[];
}

export interface ListSelection {
  list: ListName;
  practiceId: number;
  /** Ids of the practice's locations, of the active ones, and of those that the list is limited to. */
  own: number[];
  active: number[];
  listed: number[];
  now: Date;
  /** For the list 'one'. */
  id?: number;
  limit?: number | undefined;
  offset?: number | undefined;
  after?: number | undefined;
  locate?: number | undefined;
  sort?: { column: SortableColumn; descending: boolean } | undefined;
  /** Folded, without empty ones. */
  terms?: string[];
  modality?: string | undefined;
  location?: string | undefined;
  over24?: boolean;
  /** Most other requests of a patient in a row. */
  maxOthers?: number;
  /** Whether the result has the number of matching rows, and the values for the filters. */
  counted?: boolean;
  withOptions?: boolean;
}

export interface ListResult {
  /** Version of the practice's lists, in the same snapshot as the rows. */
  version: string;
  rows: ListedRequest[];
  total: number | null;
  options: { modality: string[]; location: string[] } | null;
  position: number | null;
  /** When the passing of time next changes which rows are in the list, in ms since 1970; null: not foreseeable. */
  changesAt: number | null;
}

const value = sql.placeholder;
const ids = (name: string) => sql`any(string_to_array(${value(name)}::text, ',')::integer[])`;
const now = sql`${value('now')}::timestamptz`;
const dayAgo = sql`${now} - interval '24 hours'`;
const toMs = (column: SQL) => sql`floor(extract(epoch from ${column}) * 1000)`;

/** A location of the practice can book the request `r`. */
const eligibleAt = (locations: SQL) => sql`exists (select from request_locations e
  where e.request_id = r.id and e.location_id = ${locations} and e.rejected_at is null)`;

/** The conditions on `r` and its appointment `a`. The API checks before that the practice can view the request of 'one'. */
const conditions: Record<ListName, SQL> = {
  open: sql`r.status = 'open' and not r.cancel_requested and ${eligibleAt(ids('activeListed'))}`,
  scheduled: sql`r.status = 'scheduled' and a.location_id = ${ids('listed')} and a.starts_at > ${now}`,
  completed: sql`r.status = 'scheduled' and a.location_id = ${ids('listed')} and a.starts_at <= ${now}`,
  one: sql`r.id = ${value('id')}::integer`,
};

const requestsOfList = (list: ListName) =>
  list === 'open' ? sql`requests r` : sql`requests r left join appointments a on a.request_id = r.id and a.cancelled_at is null`;

const ownOrder: Record<ListName, { column: SQL; descending: boolean; byId: boolean }> = {
  open: { column: sql`r.requested_at`, descending: true, byId: true },
  scheduled: { column: sql`a.starts_at`, descending: false, byId: false },
  completed: { column: sql`a.starts_at`, descending: true, byId: true },
  one: { column: sql`r.requested_at`, descending: true, byId: true },
};

const joinParts = (...parts: SQL[]) => sql`concat_ws(' - ', ${sql.join(parts, sql`, `)})`;
const scanParts = joinParts(sql`nullif(s.value, '')`, sql`nullif(s.description, '')`, sql`nullif(s.option, '')`);
const placeText = sql`concat(place.name, ', ', place.address1, ', ', place.city, ', ', place.state, ' ', place.zip_code)`;
const dob = sql`case when p.dob = '' then '' else concat('(', substr(p.dob, 6, 2), '/', substr(p.dob, 9, 2), '/', substr(p.dob, 1, 4), ')') end`;
const budget = (list: ListName) => (list === 'open' ? sql`r.budget` : sql`coalesce(a.budget, r.budget)`);
const fold = (text: SQL) => sql`nullif(fold_text(${text}), '') collate "C"`;

/** What sorts by a column; a second part where the first is equal. Missing values come last in either direction. */
const sortKeys = (list: ListName): Record<SortableColumn, SQL[]> => ({
  request: [sql`r.id`],
  modality: [fold(sql`t.value`)],
  patient: [fold(sql`concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, ''))`), sql`p.dob collate "C"`],
  test: [fold(scanParts)],
  added: [sql`r.requested_at`],
  comment: [fold(sql`n.text`)],
  payment: [
    sql`case when r.self_pay then 'self-pay' else fold_text(coalesce(i.name, '')) end collate "C"`,
    sql`case when r.self_pay then ${budget(list)} else 0 end`,
  ],
  appointment: list === 'open' ? [sql`null::text`] : [sql`a.start collate "C"`],
  location: list === 'open' ? [sql`null::text`] : [fold(placeText)],
});

/** The tables that search, order and filter need beside the request. */
const detailTables = (list: ListName) => sql`join scan_services s on s.id = r.scan_service_id
  join scan_types t on t.id = s.scan_type_id
  join users p on p.id = r.patient_id
  left join insurers i on i.id = r.insurer_id
  ${list === 'open' ? sql`` : sql`left join locations place on place.id = a.location_id`}
  left join (select distinct on (request_id) request_id, text, author from request_events
    where practice_id = ${value('practiceId')}::integer and event_type_id = ${sql.raw(String(noteEventType))} and is_active
    order by request_id, at desc, id desc) n on n.request_id = r.id`;

const searchText = (list: ListName) => sql`fold_text(concat_ws(' ', r.id, t.value, p.first_name, p.last_name, ${dob}, ${scanParts},
  to_char(r.requested_at at time zone 'UTC', 'YYYY-MM-DD'), n.text, n.author,
  case when r.self_pay then concat('Self-pay $', to_char(${budget(list)}, 'FM999,999,999,990')) else i.name end
  ${list === 'open' ? sql`` : sql`, a.start, ${placeText}`}))`;

/** A term is in the row's own texts or in the address of a center that can book the request. */
const containsTerm = (list: ListName, index: number) => {
  const term = sql`${value(`term${index}`)}::text`;
  if (list !== 'open') return sql`strpos(${searchText(list)}, ${term}) > 0`;
  return sql`(strpos(${searchText(list)}, ${term}) > 0 or r.id in (select e.request_id from request_locations e
    join locations place on place.id = e.location_id
    where place.id = ${ids('active')} and e.rejected_at is null and strpos(fold_text(${placeText}), ${term}) > 0))`;
};

interface Shape {
  list: ListName;
  sort: string;
  terms: number;
  modality: boolean;
  location: boolean;
  over24: boolean;
  after: boolean;
  locate: boolean;
  counted: boolean;
  withOptions: boolean;
}

/** The rows that match, as a select of `columns`. */
function matching({ list, sort, terms, modality, location, over24 }: Shape, columns: SQL, isSorted: boolean): SQL {
  const needsDetails = terms > 0 || modality || location || (isSorted && sort !== '');
  const where = [
    conditions[list],
    over24 ? sql`r.requested_at < ${dayAgo}` : undefined,
    modality ? sql`t.value = ${value('modality')}::text` : undefined,
    location ? (list === 'open' ? sql`false` : sql`${placeText} = ${value('location')}::text`) : undefined,
    ...Array.from({ length: terms }, (_term, index) => containsTerm(list, index)),
  ];
  return sql`select ${columns} from ${requestsOfList(list)} ${needsDetails ? detailTables(list) : sql``}
    where ${sql.join(
      where.filter((part) => part !== undefined),
      sql` and `,
    )}`;
}

function orderBy({ list, sort }: Shape): SQL {
  const own = ownOrder[list];
  const ownParts = [sql`${own.column} ${own.descending ? sql`desc` : sql`asc`}`, sql`r.id ${own.byId ? sql`desc` : sql`asc`}`];
  const keys = sort === '' ? [] : sortKeys(list)[sort.replace(/^-/, '') as SortableColumn];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql.join([...keys.map((key) => sql`${key} ${direction} nulls last`), ...ownParts], sql`, `);
}

/** True when only the rows of the page are read: the first ones in the list's own order. */
const isDirect = ({ list, sort, terms, modality, location, after, locate }: Shape) =>
  list === 'one' || !(sort !== '' || terms > 0 || modality || location || after || locate);

/** The ids of the page in their order, as `page(id, n)`. */
function pageOf(shape: Shape): SQL {
  const limit = sql`limit ${value('limit')}::integer offset ${value('offset')}::integer`;
  const order = orderBy(shape);
  if (isDirect(shape))
    return sql`${matching(shape, sql`r.id, row_number() over (order by ${order}) as n`, true)} order by ${order} ${limit}`;
  // The last row of the page before is found in the present order; after one that has left the list, it counts from the start.
  const start = sql`coalesce((select n from numbered where id = ${value('after')}::integer), 0)`;
  return sql`select id, n from numbered ${shape.after ? sql`where n > ${start}` : sql``} order by n ${limit}`;
}

const rowsOf = (page: SQL) => sql`select json_agg(json_build_object(
    'request', json_build_object('id', r.id, 'patientId', r.patient_id, 'selfPay', r.self_pay, 'budget', r.budget, 'fee', r.fee,
      'policyNumber', r.policy_number, 'requestedAt', ${toMs(sql`r.requested_at`)}, 'preAuthInstructions', r.pre_auth_instructions,
      'clinicalNotes', r.clinical_notes, 'schedulingNotes', r.scheduling_notes, 'cancelRequested', r.cancel_requested, 'notice', r.notice),
    'service', json_build_object('value', s.value, 'description', s.description, 'option', s.option, 'cptCode', s.cpt_code),
    'type', json_build_object('value', t.value),
    'patient', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone, 'email', p.email,
      'isAnonymous', p.is_anonymous, 'dob', p.dob, 'address1', p.address1, 'city', p.city, 'state', p.state, 'zipCode', p.zip_code),
    'insurer', i.name,
    'appointment', case when a.id is not null then json_build_object('start', a.start, 'budget', a.budget, 'fee', a.fee,
      'customBookingId', a.custom_booking_id, 'locationId', a.location_id, 'rescheduleRequestedAt', ${toMs(sql`a.reschedule_requested_at`)},
      'rescheduleDetails', a.reschedule_details, 'rescheduleSlots', a.reschedule_slots, 'movedFrom', a.moved_from,
      'arrivedAt', ${toMs(sql`a.arrived_at`)}, 'completedAt', ${toMs(sql`a.completed_at`)}, 'noShowAt', ${toMs(sql`a.no_show_at`)}) end,
    'comment', (select json_build_object('text', n.text, 'author', n.author, 'at', ${toMs(sql`n.at`)}) from request_events n
      where n.request_id = r.id and n.practice_id = ${value('practiceId')}::integer
        and n.event_type_id = ${sql.raw(String(noteEventType))} and n.is_active order by n.at desc, n.id desc limit 1),
    'eligible', (select json_agg(json_build_object('locationId', e.location_id, 'distanceTenths', e.distance_tenths)
        order by e.distance_tenths, e.location_id) from request_locations e
      where e.request_id = r.id and e.location_id = ${ids('active')} and e.rejected_at is null),
    'others', (select json_agg(json_build_object('id', o.id, 'service', json_build_object('value', os.value,
          'description', os.description, 'option', os.option), 'type', json_build_object('value', ot.value)) order by o.id desc)
      from (select r2.id, r2.scan_service_id from requests r2 where r2.patient_id = r.patient_id and r2.id <> r.id
        and ((r2.status = 'open' and not r2.cancel_requested and exists (select from request_locations e
              where e.request_id = r2.id and e.location_id = ${ids('active')} and e.rejected_at is null))
          or (r2.status = 'scheduled' and exists (select from appointments b
              where b.request_id = r2.id and b.cancelled_at is null and b.location_id = ${ids('own')} and b.starts_at > ${now})))
        order by r2.id desc limit ${value('maxOthers')}::integer) o
      join scan_services os on os.id = o.scan_service_id join scan_types ot on ot.id = os.scan_type_id)
  ) order by page.n)
  from (${page}) page join requests r on r.id = page.id join scan_services s on s.id = r.scan_service_id
  join scan_types t on t.id = s.scan_type_id join users p on p.id = r.patient_id left join insurers i on i.id = r.insurer_id
  left join appointments a on a.request_id = r.id and a.cancelled_at is null`;

/** Each value that a filter of the full list can have. */
const optionsOf = (list: ListName) => {
  const select = (column: SQL) => sql`(select json_agg(distinct ${column}) from ${requestsOfList(list)}
    join scan_services s on s.id = r.scan_service_id join scan_types t on t.id = s.scan_type_id
    ${list === 'open' ? sql`` : sql`left join locations place on place.id = a.location_id`} where ${conditions[list]})`;
  return sql`json_build_object('modality', ${select(sql`t.value`)}, 'location', ${list === 'open' ? sql`null` : select(placeText)})`;
};

const nextStart = sql`(select min(a.starts_at) from appointments a where a.location_id = ${ids('listed')} and a.cancelled_at is null and a.starts_at > ${now})`;
const nextOverdue = sql`(select min(r.requested_at) + interval '24 hours' from ${requestsOfList('open')}
  where ${conditions.open} and r.requested_at >= ${dayAgo})`;

const version = sql`coalesce((select version from practice_versions where practice_id = ${value('practiceId')}::integer), 0)::text`;

function listStatement(shape: Shape): SQL<Sent<ListResult>> {
  const { list, counted, withOptions, locate, over24 } = shape;
  const nothing = sql`null`;
  const changesAt = list === 'open' ? (over24 ? nextOverdue : sql`null::timestamptz`) : nextStart;
  const all = isDirect(shape) ? matching(shape, sql`r.id`, false) : sql`table numbered`;
  const numbered = isDirect(shape)
    ? sql``
    : sql`with numbered as materialized (${matching(shape, sql`r.id, row_number() over (order by ${orderBy(shape)}) as n`, true)})`;
  return sql<Sent<ListResult>>`(${numbered} select json_build_object(
    'version', ${version},
    'rows', (${rowsOf(pageOf(shape))}),
    'total', ${counted ? sql`(select count(*) from (${all}) every)` : nothing},
    'options', ${withOptions ? optionsOf(list) : nothing},
    'position', ${locate ? sql`(select n - 1 from numbered where id = ${value('locate')}::integer)` : nothing},
    'changesAt', ${list === 'one' ? nothing : toMs(changesAt)}))`;
}

const prepare = <Result>(db: Database, statement: SQL<Result>, name: string) =>
  db
    .select({ result: statement })
    .from(sql`(values (1)) as one(n)`)
    .prepare(name);

const prepared = new WeakMap<Database, Map<string, ReturnType<typeof prepare>>>();

/** Runs a statement that returns one JSON value. It is built and prepared once by name; without a name every time. */
async function readJson<Result>(
  db: Database,
  name: string | undefined,
  build: () => SQL<Result>,
  values: Record<string, string | number | null>,
): Promise<Result> {
  const ofDatabase = prepared.get(db) ?? new Map<string, ReturnType<typeof prepare>>();
  prepared.set(db, ofDatabase);
  const known = name === undefined ? undefined : ofDatabase.get(name);
  const statement = known ?? prepare(db, build(), name ?? 'rare list');
  if (name !== undefined) ofDatabase.set(name, statement);
  const [row] = await statement.execute(values);
  if (!row) throw new Error('The statement returned no row.');
  return row.result as Result;
}

type Places = Pick<ListSelection, 'practiceId' | 'own' | 'active' | 'listed' | 'now'>;

const toValues = ({ practiceId, own, active, listed, now: at }: Places) => ({
  practiceId,
  own: own.join(','),
  active: active.join(','),
  listed: listed.join(','),
  activeListed: listed.filter((id) => active.includes(id)).join(','),
  now: at.toISOString(),
});

/** A type whose dates are milliseconds, as JSON has none, and whose empty lists are null. */
type Sent<Type> = Type extends Date
  ? number
  : Type extends (infer Item)[]
    ? Sent<Item>[] | null
    : Type extends object
      ? { [Key in keyof Type]: Sent<Type[Key]> }
      : Type;

const toDate = (ms: number | null) => (ms === null ? null : new Date(ms));

const reviveDates = ({ request, appointment, comment, eligible, others, ...row }: Sent<ListedRequest>): ListedRequest => ({
  ...row,
  request: { ...request, requestedAt: new Date(request.requestedAt) },
  appointment: appointment && {
    ...appointment,
    rescheduleRequestedAt: toDate(appointment.rescheduleRequestedAt),
    arrivedAt: toDate(appointment.arrivedAt),
    completedAt: toDate(appointment.completedAt),
    noShowAt: toDate(appointment.noShowAt),
  },
  comment: comment && { ...comment, at: new Date(comment.at) },
  eligible: eligible ?? [],
  others: others ?? [],
});

/** Statements of at most this many terms are prepared by name; others are rare. */
const maxPreparedTerms = 4;

/** Lists requests of a practice with everything that their rows describe: one statement, prepared by name. */
export async function listRequests(db: Database, selection: ListSelection): Promise<ListResult> {
  const { list, sort, terms = [], limit, offset = 0, after, locate, modality, location, id } = selection;
  const shape: Shape = {
    list,
    sort: sort ? `${sort.descending ? '-' : ''}${sort.column}` : '',
    terms: terms.length,
    modality: modality !== undefined,
    location: location !== undefined,
    over24: selection.over24 ?? false,
    after: after !== undefined,
    locate: locate !== undefined,
    counted: selection.counted ?? false,
    withOptions: selection.withOptions ?? false,
  };
  const name = terms.length > maxPreparedTerms ? undefined : `requests ${Object.values(shape).join(' ')}`;
  const result = await readJson(db, name, () => listStatement(shape), {
    ...toValues(selection),
    id: id ?? 0,
    limit: limit ?? null,
    offset,
    after: after ?? null,
    locate: locate ?? null,
    modality: modality ?? null,
    location: location ?? null,
    maxOthers: selection.maxOthers ?? null,
    ...Object.fromEntries(terms.map((term, index) => [`term${index}`, term])),
  });
  const { options } = result;
  return {
    ...result,
    rows: (result.rows ?? []).map(reviveDates),
    options: options && { modality: (options.modality ?? []).sort(), location: (options.location ?? []).sort() },
  };
}

interface CountResult {
  version: string;
  available: number;
  openOver24Hours: number;
  scheduled: number;
  completed: number;
  /** When the passing of time next changes a number, in ms since 1970. */
  changesAt: number | null;
}

const countOf = (list: ListName, and = sql`true`) =>
  sql`(select count(*) from ${requestsOfList(list)} where ${conditions[list]} and ${and})`;

/** Counts the requests of each list; cards, header and lists share their conditions, so that their numbers agree [API-068]. */
export const countRequestLists = (db: Database, places: Places): Promise<CountResult> =>
  readJson(
    db,
    'count requests',
    () => sql<CountResult>`json_build_object('version', ${version}, 'available', ${countOf('open')},
      'openOver24Hours', ${countOf('open', sql`r.requested_at < ${dayAgo}`)}, 'scheduled', ${countOf('scheduled')},
      'completed', ${countOf('completed')}, 'changesAt', ${toMs(sql`least(${nextStart}, ${nextOverdue})`)})`,
    toValues(places),
  );

export interface CommentSelection extends Places {
  limit: number | undefined;
  offset: number;
  sort: { column: 'request' | 'comment'; descending: boolean };
}

interface CommentResult {
  rows:
    { id: number; patientId: number; firstName: string; lastName: string; dob: string; text: string; author: string; at: number }[] | null;
  total: number;
}

/** Lists the last note of each open or scheduled request of a practice. */
export const listLastNotes = (db: Database, { limit, offset, sort, ...places }: CommentSelection): Promise<CommentResult> => {
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const order = sort.column === 'request' ? sql`r.id ${direction}` : sql`n.at ${direction}, r.id desc`;
  const build =
    () => sql<CommentResult>`(with listed as materialized (select r.id, r.patient_id, p.first_name, p.last_name, p.dob, n.text, n.author,
      n.at, row_number() over (order by ${order}) as n
    from (select distinct on (request_id) request_id, text, author, at from request_events
      where practice_id = ${value('practiceId')}::integer and event_type_id = ${sql.raw(String(noteEventType))} and is_active
      order by request_id, at desc, id desc) n
    join requests r on r.id = n.request_id join users p on p.id = r.patient_id
    left join appointments a on a.request_id = r.id and a.cancelled_at is null
    where (${conditions.open}) or (${conditions.scheduled}))
    select json_build_object('total', (select count(*) from listed), 'rows', (select json_agg(json_build_object('id', id,
      'patientId', patient_id, 'firstName', first_name, 'lastName', last_name, 'dob', dob, 'text', text, 'author', author, 'at', ${toMs(sql`at`)})
      order by n) from (select * from listed order by n limit ${value('limit')}::integer offset ${value('offset')}::integer) page)))`;
  return readJson(db, `last notes ${sort.column} ${sort.descending}`, build, { ...toValues(places), limit: limit ?? null, offset });
};
