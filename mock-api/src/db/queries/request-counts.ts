import { sql } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type Database } from '../database';
import {
  asksForReply,
  conditions,
  dayAgo,
  ids,
  type ListName,
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

interface CountResult {
  version: string;
  available: number;
  openOver24Hours: number;
  scheduled: number;
  completed: number;
  /** Coming appointments whose patients ask to cancel or for other times. */
  needsReply: number;
  /** How many open requests each user of the practice takes care of. */
  assigned: { userId: number; requests: number }[] | null;
  /** When the passing of time next changes a number, in ms since 1970. */
  changesAt: number | null;
}

const assigned = sql`(select json_agg(json_build_object('userId', each.user_id, 'requests', each.requests)) from (
  select g.user_id, count(*) as requests from request_assignees g join ${requestsOfList('open')} on r.id = g.request_id
  where g.practice_id = ${value('practiceId')}::integer and g.user_id is not null and ${conditions.open} group by g.user_id) each)`;

const countOf = (list: ListName) => sql`(select count(*) from ${requestsOfList(list)} where ${conditions[list]})`;

/** One look at the open requests: they are many. */
const countOpen = sql`select count(*) as available, count(*) filter (where r.requested_at < ${dayAgo}) as over_24_hours,
    min(r.requested_at) filter (where r.requested_at >= ${dayAgo}) + interval '24 hours' as next_overdue
  from ${requestsOfList('open')} where ${conditions.open}`;

/** Counts the requests of each list; cards, header and lists share their conditions, so that their numbers agree [API-068]. */
export const countRequestLists = (db: Database, places: Places): Promise<CountResult> =>
  readJson(
    db,
    'count requests',
    () => sql<CountResult>`(select json_build_object('version', ${version}, 'available', open.available,
        'openOver24Hours', open.over_24_hours, 'scheduled', ${countOf('scheduled')}, 'completed', ${countOf('completed')},
        'needsReply', (select count(*) from ${requestsOfList('scheduled')} where ${conditions.scheduled} and ${asksForReply}),
        'assigned', ${assigned}, 'changesAt', ${toMs(sql`least(${nextStart}, open.next_overdue)`)})
      from (${countOpen}) open)`,
    toValues(places),
  );

type AppointmentCounts = Pick<CountResult, 'version' | 'scheduled' | 'completed' | 'needsReply' | 'changesAt'>;

/** Counts the requests of the lists with appointments; `changesAt` is when the next one begins. */
export const countAppointments = (db: Database, places: Places): Promise<AppointmentCounts> =>
  readJson(
    db,
    'count appointments',
    () => sql<AppointmentCounts>`(select json_build_object('version', ${version}, 'scheduled', each.scheduled, 'completed', each.completed,
        'needsReply', each.needs_reply, 'changesAt', ${toMs(nextStart)})
      from (select count(*) filter (where a.starts_at > ${now}) as scheduled, count(*) filter (where a.starts_at <= ${now}) as completed,
          count(*) filter (where a.starts_at > ${now} and ${asksForReply}) as needs_reply
        from requests r join appointments a on a.request_id = r.id and a.cancelled_at is null
        where r.status = 'scheduled' and a.location_id = ${ids('listed')}) each)`,
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
  return readJson(db, `last notes ${sort.descending ? '-' : ''}${sort.column}`, build, {
    ...toValues(places),
    limit: limit ?? null,
    offset,
  });
};
