import { type SQL, sql } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { type Database } from '../database';
import {
  conditions,
  dayAgo,
  ids,
  type ListName,
  nextOverdue,
  nextStart,
  now,
  type Places,
  readJson,
  requestsOfList,
  toMs,
  toValues,
  value,
  version,
} from './list-statement';
import { type AppointmentRecord, type RequestEventRecord, type RequestRecord } from '../schema/requests';
import { type UserRecord } from '../schema/users';
import { type ScanRecord } from './scans';

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

export interface ListSelection extends Places {
  list: ListName;
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
  if (list !== 'open') return sql`position(${term} in ${searchText(list)}) > 0`;
  return sql`(position(${term} in ${searchText(list)}) > 0 or r.id in (select e.request_id from request_locations e
    join locations place on place.id = e.location_id
    where place.id = ${ids('active')} and e.rejected_at is null and position(${term} in fold_text(${placeText})) > 0))`;
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

function listStatement(shape: Shape): SQL<Sent<ListResult>> {
  const { list, counted, withOptions, locate, over24 } = shape;
  const nothing = sql`null`;
  const changesAt = list === 'open' ? (over24 ? nextOverdue : sql`null::timestamp with time zone`) : nextStart;
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
