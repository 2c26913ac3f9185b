import { type SQL, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { ids, readJson, value } from './list-statement';
import { type ScanName } from './request-list';
import { type RequestCondition } from './request-states';

/** What the calendar shows of a request. */
export interface CalendarRequest extends ScanName {
  id: number;
  patientId: number;
  patient: { firstName: string; lastName: string };
  /** The times that the patient offers, earliest first. */
  windows: { open: string; close: string }[];
}

const requestsWhere = (condition: RequestCondition) => sql<CalendarRequest[]>`(select coalesce(json_agg(json_build_object(
    'id', requests.id, 'patientId', requests.patient_id,
    'service', json_build_object('value', s.value, 'description', s.description, 'option', s.option),
    'type', json_build_object('value', t.value),
    'patient', json_build_object('firstName', p.first_name, 'lastName', p.last_name),
    'windows', (select coalesce(json_agg(json_build_object('open', w.open, 'close', w.close) order by w.open), '[]')
      from request_windows w where w.request_id = requests.id)
  ) order by requests.requested_at desc, requests.id desc), '[]')
  from (select id, patient_id, scan_service_id, requested_at from requests where ${condition}
    order by requested_at desc, id desc limit ${value('limit')}::integer) requests
  join scan_services s on s.id = requests.scan_service_id join scan_types t on t.id = s.scan_type_id join users p on p.id = requests.patient_id)`;

/** Lists requests for the calendar, newest first. */
export const listCalendarRequests = (db: Database, condition: RequestCondition, limit: number): Promise<CalendarRequest[]> =>
  readJson(db, undefined, () => requestsWhere(condition), { limit });

const byId: SQL = sql`requests.id = ${ids('ids')}`;

/** Lists these requests for the calendar, newest first. */
export const listCalendarRequestsById = (db: Database, requestIds: readonly number[]): Promise<CalendarRequest[]> =>
  readJson(db, 'calendar requests', () => requestsWhere(byId), { ids: requestIds.join(','), limit: requestIds.length });
