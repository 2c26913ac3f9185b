import { type SQL, sql } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { asksForReply, conditions, dayAgo, ids, type ListName, requestsOfList, value } from './list-statement';

/** What makes one statement of a list differ from another; everything else is a parameter. */
export interface ListShape {
  list: ListName;
  /** A column, with a minus for descending; empty for the list's own order. */
  sort: string;
  terms: number;
  modality: boolean;
  location: boolean;
  over24: boolean;
  assignee: boolean;
  needsReply: boolean;
  /** Only requests of the given ids. */
  ids: boolean;
  after: boolean;
  locate: boolean;
  counted: boolean;
  summarized: boolean;
}

const ownOrder: Record<ListName, { column: SQL; descending: boolean; byId: boolean }> = {
  open: { column: sql`r.requested_at`, descending: true, byId: true },
  scheduled: { column: sql`a.starts_at`, descending: false, byId: false },
  completed: { column: sql`a.starts_at`, descending: true, byId: true },
  one: { column: sql`r.requested_at`, descending: true, byId: true },
};

export const placeText = sql`concat(place.name, ', ', place.address1, ', ', place.city, ', ', place.state, ' ', place.zip_code)`;
/** Text in the order of its bytes, the same on every engine. */
const byBytes = (text: SQL) => sql`nullif(${text}, '') collate "C"`;
const fold = (text: SQL) => sql`fold_text(${text})`;

const details = {
  request: sql`join request_search q on q.request_id = r.id`,
  patient: sql`join patient_search u on u.patient_id = r.patient_id`,
  note: sql`left join (select distinct on (request_id) request_id, text, author from request_events
    where practice_id = ${value('practiceId')}::integer and event_type_id = ${sql.raw(String(noteEventType))} and is_active
    order by request_id, at desc, id desc) n on n.request_id = r.id`,
  place: sql`left join locations place on place.id = a.location_id`,
};
type Detail = keyof typeof details;

/**
 * What sorts by a column, a second part where the first is equal, and where it comes from. Missing values come last in either direction.
 */
const sortKeys = (list: ListName): Record<SortableColumn, { keys: SQL[]; from: Detail[] }> => ({
  request: { keys: [sql`r.id`], from: [] },
  modality: { keys: [byBytes(sql`q.modality`)], from: ['request'] },
  patient: { keys: [byBytes(sql`u.name`), sql`u.dob collate "C"`], from: ['patient'] },
  test: { keys: [byBytes(sql`q.scan`)], from: ['request'] },
  added: { keys: [sql`r.requested_at`], from: [] },
  comment: { keys: [byBytes(fold(sql`n.text`))], from: ['note'] },
  payment: {
    keys: [
      sql`q.payer collate "C"`,
      sql`case when r.self_pay then ${list === 'open' ? sql`r.budget` : sql`coalesce(a.budget, r.budget)`} else 0 end`,
    ],
    from: ['request'],
  },
  appointment: { keys: list === 'open' ? [sql`null::text`] : [sql`a.start collate "C"`], from: [] },
  location: { keys: list === 'open' ? [sql`null::text`] : [byBytes(fold(placeText))], from: ['place'] },
});

/** A term is in one of the row's texts, or in the address of a center that can book the request. */
function containsTerm(list: ListName, index: number): SQL {
  const has = (text: SQL) => sql`position(${value(`term${index}`)}::text in ${text}) > 0`;
  const own = sql`${has(sql`q.words`)} or ${has(sql`u.words`)} or (n.request_id is not null and ${has(fold(sql`concat(n.text, ' ', n.author)`))})`;
  if (list !== 'open') {
    const price = sql`case when a.budget is null or not r.self_pay then q.price else format_price(a.budget) end`;
    return sql`(${own} or ${has(price)} or ${has(sql`a.start`)} or ${has(fold(placeText))})`;
  }
  return sql`(${own} or ${has(sql`q.price`)} or r.id in (select e.request_id from request_locations e
    where e.rejected_at is null and e.location_id in (select place.id from locations place
      where place.id = ${ids('active')} and ${has(fold(placeText))})))`;
}

/** The rows that match, as a select of `columns`. */
function matching(shape: ListShape, columns: SQL, isSorted: boolean): SQL {
  const { list, sort, terms, modality, location, over24, assignee, needsReply } = shape;
  const needed = new Set<Detail>([
    ...(terms > 0 ? (['request', 'patient', 'note', 'place'] as const) : []),
    ...(location ? (['place'] as const) : []),
    ...(isSorted && sort !== '' ? sortKeys(list)[sort.replace(/^-/, '') as SortableColumn].from : []),
  ]);
  if (list === 'open') needed.delete('place');
  const joins = (Object.keys(details) as Detail[]).filter((detail) => needed.has(detail)).map((detail) => details[detail]);
  const ofModality = sql`r.scan_service_id in (select s.id from scan_services s join scan_types t on t.id = s.scan_type_id
    where t.value = ${value('modality')}::text)`;
  const ofAssignee = sql`r.id in (select g.request_id from request_assignees g
    where g.practice_id = ${value('practiceId')}::integer and g.user_id = ${value('assignee')}::integer)`;
  const where = [
    conditions[list],
    over24 ? sql`r.requested_at < ${dayAgo}` : undefined,
    assignee ? ofAssignee : undefined,
    needsReply ? (list === 'open' ? sql`false` : asksForReply) : undefined,
    shape.ids ? sql`r.id = ${ids('ids')}` : undefined,
    modality ? ofModality : undefined,
    location ? (list === 'open' ? sql`false` : sql`${placeText} = ${value('location')}::text`) : undefined,
    ...Array.from({ length: terms }, (_term, index) => containsTerm(list, index)),
  ];
  return sql`select ${columns} from ${requestsOfList(list)} ${sql.join(joins, sql` `)} where ${sql.join(
    where.filter((part) => part !== undefined),
    sql` and `,
  )}`;
}

function orderBy({ list, sort }: ListShape): SQL {
  const own = ownOrder[list];
  const ownParts = [sql`${own.column} ${own.descending ? sql`desc` : sql`asc`}`, sql`r.id ${own.byId ? sql`desc` : sql`asc`}`];
  const keys = sort === '' ? [] : sortKeys(list)[sort.replace(/^-/, '') as SortableColumn].keys;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql.join([...keys.map((key) => sql`${key} ${direction} nulls last`), ...ownParts], sql`, `);
}

/** True when the page needs no position of a row, and its rows are the only ones to put in order. */
const isDirect = ({ list, terms, modality, location, assignee, needsReply, ids: hasIds, after, locate, counted }: ListShape) =>
  list === 'one' || !(after || locate || (counted && (terms > 0 || modality || location || assignee || needsReply || hasIds)));

/** The parts of a list's statement that know which rows match, and their order. */
export function selectRows(shape: ListShape) {
  const limit = sql`limit ${value('limit')}::integer offset ${value('offset')}::integer`;
  const order = orderBy(shape);
  const ordered = matching(shape, sql`r.id, row_number() over (order by ${order}) as n`, true);
  if (isDirect(shape)) {
    const first = matching(shape, sql`r.id`, true);
    return {
      before: sql``,
      page: sql`select id, row_number() over () as n from (${first} order by ${order} ${limit}) first`,
      count: sql`(select count(*) from (${matching(shape, sql`r.id`, false)}) every)`,
      position: sql`null`,
    };
  }
  // The last row of the page before is found in the present order; after one that has left the list, it counts from the start.
  const start = sql`coalesce((select n from numbered where id = ${value('after')}::integer), 0)`;
  return {
    before: sql`with numbered as materialized (${ordered})`,
    page: sql`select id, n from numbered ${shape.after ? sql`where n > ${start}` : sql``} order by n ${limit}`,
    count: sql`(select count(*) from numbered)`,
    position: sql`(select n - 1 from numbered where id = ${value('locate')}::integer)`,
  };
}
