import { type SQL, sql } from 'drizzle-orm';
import { type Database } from '../database';

/** A list of a practice, or one request of it. */
export type ListName = 'open' | 'scheduled' | 'completed' | 'one';

/** A practice's view of its lists at an instant. */
export interface Places {
  practiceId: number;
  /** Ids of the practice's locations, of the active ones, and of those that the list is limited to. */
  own: number[];
  active: number[];
  listed: number[];
  now: Date;
}

export const value = sql.placeholder;
export const ids = (name: string) => sql`any(string_to_array(${value(name)}::text, ',')::integer[])`;
export const now = sql`${value('now')}::timestamp with time zone`;
export const dayAgo = sql`${now} - interval '24 hours'`;
export const toMs = (column: SQL) => sql`floor(extract(epoch from ${column}) * 1000)`;

/** A location of the practice can book the request `r`. */
const eligibleAt = (locations: SQL) => sql`exists (select from request_locations e
  where e.request_id = r.id and e.location_id = ${locations} and e.rejected_at is null)`;

/** The conditions on `r` and its appointment `a`. The API checks before that the practice can view the request of 'one'. */
export const conditions: Record<ListName, SQL> = {
  open: sql`r.status = 'open' and not r.cancel_requested and ${eligibleAt(ids('activeListed'))}`,
  scheduled: sql`r.status = 'scheduled' and a.location_id = ${ids('listed')} and a.starts_at > ${now}`,
  completed: sql`r.status = 'scheduled' and a.location_id = ${ids('listed')} and a.starts_at <= ${now}`,
  one: sql`r.id = ${value('id')}::integer`,
};

/** The patient of the appointment `a` asks to cancel it, or for another time. */
export const asksForReply = sql`(r.cancel_requested or a.reschedule_requested_at is not null)`;

export const requestsOfList = (list: ListName) =>
  list === 'open' ? sql`requests r` : sql`requests r left join appointments a on a.request_id = r.id and a.cancelled_at is null`;

export const nextStart = sql`(select min(a.starts_at) from appointments a where a.location_id = ${ids('listed')} and a.cancelled_at is null and a.starts_at > ${now})`;
export const nextOverdue = sql`(select min(r.requested_at) + interval '24 hours' from ${requestsOfList('open')}
  where ${conditions.open} and r.requested_at >= ${dayAgo})`;

export const version = sql`coalesce((select version from practice_versions where practice_id = ${value('practiceId')}::integer), 0)::text`;

const prepare = <Result>(db: Database, statement: SQL<Result>, name: string) =>
  db
    .select({ result: statement })
    .from(sql`(values (1)) as one(n)`)
    .prepare(name);

const prepared = new WeakMap<Database, Map<string, ReturnType<typeof prepare>>>();

/** Runs a statement that returns one JSON value. It is built and prepared once by name; without a name every time. */
export async function readJson<Result>(
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

export const toValues = ({ practiceId, own, active, listed, now: at }: Places) => ({
  practiceId,
  own: own.join(','),
  active: active.join(','),
  listed: listed.join(','),
  activeListed: listed.filter((id) => active.includes(id)).join(','),
  now: at.toISOString(),
});
