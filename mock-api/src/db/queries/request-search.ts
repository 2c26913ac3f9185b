import { type SQL, sql } from 'drizzle-orm';
import { type SearchTerm } from '@scanharbor/shared-contracts/domain/request-hit';
import { type Database } from '../database';
import { readRows } from '../rows';
import { type ScanName } from './request-list';

/** Where to search: the practice's locations, and the active ones. */
interface SearchPlaces {
  own: number[];
  active: number[];
  now: Date;
}

interface SearchPage {
  limit: number;
  offset: number;
}

/** A request that was found, as the database has it. */
export interface FoundRequest {
  id: number;
  patientId: number;
  firstName: string;
  lastName: string;
  dob: string;
  phone: string;
  service: ScanName['service'];
  type: ScanName['type'];
  requestedAt: number;
  cancelRequested: boolean;
  appointment: { start: string; timeZone: string; location: string; hasStarted: boolean } | null;
  total: number;
}

const idArray = (ids: number[]) => sql`any(string_to_array(${ids.join(',')}, ',')::integer[])`;
const contains = (part: string, text: SQL) => sql`position(${part}::text in ${text}) > 0`;

function matchesTerm({ text, phone, number }: SearchTerm): SQL {
  const parts = [
    ...(text ? [contains(text, sql`u.words`), contains(text, sql`q.scan`), contains(text, sql`q.modality`)] : []),
    ...(phone ? [contains(phone, sql`regexp_replace(p.phone, '\\D', '', 'g')`)] : []),
    ...(number ? [sql`r.id::text like ${`${number}%`}`] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** The requests that a practice can view: as `stateConditions.visible`, in a form that is quick for thousands. */
const visibleTo = ({ own, active }: SearchPlaces) => sql`((r.status = 'open' and exists (select from request_locations e
    where e.request_id = r.id and e.location_id = ${idArray(active)} and e.rejected_at is null))
  or (r.status = 'scheduled' and a.location_id = ${idArray(own)}))`;

/**
 * Finds requests that a practice can view, of all states and locations: by words, of which each one matches name, date of birth, phone,
 * scan or number, or by ids. A number that is given in full comes first, then open requests, coming appointments and past ones, newest
 * first.
 */
export async function searchRequests(
  db: Database,
  places: SearchPlaces,
  wanted: { terms: SearchTerm[] } | { ids: number[] },
  { limit, offset }: SearchPage,
): Promise<FoundRequest[]> {
  const condition = 'ids' in wanted ? sql`r.id = ${idArray(wanted.ids)}` : sql.join(wanted.terms.map(matchesTerm), sql` and `);
  const exact = 'ids' in wanted ? [] : wanted.terms.map(({ number }) => number).filter(Boolean);
  const now = sql`${places.now.toISOString()}::timestamp with time zone`;
  const result = await db.execute(sql`with found as (
      select r.id, r.patient_id, r.scan_service_id, r.requested_at, r.cancel_requested, a.start, a.starts_at, a.location_id,
        p.first_name, p.last_name, p.dob, p.phone, count(*) over () as total,
        row_number() over (order by r.id::text = any(string_to_array(${exact.join(',')}, ',')) desc, case when a.id is null then 0
          when a.starts_at > ${now} then 1 else 2 end, r.requested_at desc, r.id desc) as n
      from requests r join users p on p.id = r.patient_id join request_search q on q.request_id = r.id
        join patient_search u on u.patient_id = r.patient_id
        left join appointments a on a.request_id = r.id and a.cancelled_at is null
      where ${visibleTo(places)} and ${condition} order by n limit ${limit} offset ${offset})
    select f.id, f.patient_id as "patientId", f.first_name as "firstName", f.last_name as "lastName", f.dob, f.phone, f.total::integer,
      json_build_object('value', s.value, 'description', s.description, 'option', s.option) as service,
      json_build_object('value', t.value) as type, (extract(epoch from f.requested_at) * 1000)::double precision as "requestedAt",
      f.cancel_requested as "cancelRequested", case when f.start is not null then json_build_object('start', f.start,
        'timeZone', place.time_zone, 'location', place.name, 'hasStarted', f.starts_at <= ${now}) end as appointment
    from found f join scan_services s on s.id = f.scan_service_id join scan_types t on t.id = s.scan_type_id
      left join locations place on place.id = f.location_id order by f.n`);
  return readRows<FoundRequest>(result);
}
