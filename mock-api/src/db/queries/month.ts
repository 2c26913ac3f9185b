import { sql } from 'drizzle-orm';
import { type Database } from '../database';
import { ids, nextStart, now, readJson, toMs, value } from './list-statement';

interface MonthSelection {
  /** Ids of the locations. */
  listed: number[];
  /** Wall-clock days, YYYY-MM-DD; `to` is not included. */
  from: string;
  to: string;
  now: Date;
}

/** The exams of a location on a day. */
interface DayExams {
  locationId: number;
  date: string;
  scheduled: number;
  completed: number;
  /** Of all exams, in minutes. */
  minutes: number;
}

interface MonthRows {
  exams: DayExams[];
  /** How many machines each location has. */
  machines: { locationId: number; count: number }[];
  /** When the next exam of the locations begins, in ms since 1970; null without one. */
  next: number | null;
}

/** Counts the exams of each day at some locations, and their machines. An exam is completed once it has begun, as in the lists. */
export const readMonth = (db: Database, { listed, from, to, now: at }: MonthSelection): Promise<MonthRows> => {
  const build = () => sql<MonthRows>`(select json_build_object(
    'exams', (select coalesce(json_agg(each), '[]') from (
      select a.location_id as "locationId", left(a.start, 10) as date,
        count(*) filter (where a.starts_at > ${now})::integer as scheduled, count(*) filter (where a.starts_at <= ${now})::integer as completed,
        (sum(extract(epoch from a.ends_at - a.starts_at)) / 60)::integer as minutes
      from appointments a join requests r on r.id = a.request_id
      where r.status = 'scheduled' and a.cancelled_at is null and a.location_id = ${ids('listed')}
        and a.start >= ${value('from')} and a.start < ${value('to')} group by 1, 2) each),
    'machines', (select coalesce(json_agg(each), '[]') from (
      select location_id as "locationId", count(*)::integer as count from machines
      where removed_at is null and location_id = ${ids('listed')} group by 1) each),
    'next', ${toMs(nextStart)}))`;
  return readJson(db, 'month', build, { listed: listed.join(','), from, to, now: at.toISOString() });
};
