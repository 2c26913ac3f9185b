import { type SQL, sql } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { placeText } from './list-selection';
import { conditions, ids, type ListName, now, requestsOfList, toMs, value } from './list-statement';

/**
 * The condition on a request to be among the additional scans in rows of its patient: the practice can book it, or has an appointment for
 * it.
 */
export const isAdditionalScan = (request: SQL, isActive: (location: SQL) => SQL, isOwn: (location: SQL) => SQL) =>
  sql`((${request}.status = 'open' and not ${request}.cancel_requested and (select true from request_locations e
      where e.request_id = ${request}.id and ${isActive(sql`e.location_id`)} and e.rejected_at is null limit 1))
    or (${request}.status = 'scheduled' and (select true from appointments b
      where b.request_id = ${request}.id and b.cancelled_at is null and ${isOwn(sql`b.location_id`)} and b.starts_at > ${now} limit 1)))`;

/** The JSON of the rows of a page: everything that `ListedRequest` has, in the order of `page(id, n)`. */
export const rowsOf = (page: SQL) => sql`select json_agg(json_build_object(
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
    'assignment', (select json_build_object('userId', g.user_id, 'assignee', g.assignee, 'assignedBy', g.assigned_by,
        'assignedAt', ${toMs(sql`g.assigned_at`)}) from request_assignees g
      where g.practice_id = ${value('practiceId')}::integer and g.request_id = r.id and g.user_id is not null),
    'eligible', (select json_agg(json_build_object('locationId', e.location_id, 'distanceTenths', e.distance_tenths)
        order by e.distance_tenths, e.location_id) from request_locations e
      where e.request_id = r.id and e.location_id = ${ids('active')} and e.rejected_at is null),
    'others', (select json_agg(json_build_object('id', o.id, 'serviceId', os.id,
        'service', json_build_object('value', os.value, 'description', os.description, 'option', os.option),
        'type', json_build_object('value', ot.value)) order by o.id desc)
      from (select r2.id, r2.scan_service_id from requests r2 where r2.patient_id = r.patient_id and r2.id <> r.id
        and ${isAdditionalScan(
          sql`r2`,
          (column) => sql`${column} = ${ids('active')}`,
          (column) => sql`${column} = ${ids('own')}`,
        )}
        order by r2.id desc limit ${value('maxOthers')}::integer) o
      join scan_services os on os.id = o.scan_service_id join scan_types ot on ot.id = os.scan_type_id)
  ) order by page.n)
  from (${page}) page join requests r on r.id = page.id join scan_services s on s.id = r.scan_service_id
  join scan_types t on t.id = s.scan_type_id join users p on p.id = r.patient_id left join insurers i on i.id = r.insurer_id
  left join appointments a on a.request_id = r.id and a.cancelled_at is null`;

/** The number of rows of the full list, and each value that a filter of it can have; one look at its rows. */
export const summaryOf = (list: ListName) => sql`(select json_build_object('total', every.total,
    'modality', (select json_agg(distinct t.value) from scan_services s join scan_types t on t.id = s.scan_type_id where s.id = any(every.scans)),
    'location', (select json_agg(distinct ${placeText}) from locations place where place.id = any(every.places)))
  from (select count(*) as total, array_agg(distinct r.scan_service_id) as scans,
      ${list === 'open' ? sql`null::integer[]` : sql`array_agg(distinct a.location_id)`} as places
    from ${requestsOfList(list)} where ${conditions[list]}) every)`;
