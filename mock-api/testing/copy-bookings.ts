import { sql } from 'drizzle-orm';
import { type Database } from '../src/db/database';
import { readRows } from '../src/db/rows';

/** Copies a self-pay request with a card and its appointment; returns the orders of the deposits. */
export async function copyBookings(db: Database, count: number) {
  const orders = [];
  for (let index = 0; index < count; index += 1) {
    const rows = readRows<{ requestId: number; appointmentId: number; locationId: number }>(
      await db.execute(sql`
        with original as (
          select requests, appointments from requests join appointments on appointments.request_id = requests.id
          where appointments.cancelled_at is null order by requests.id limit 1
        ), request as (
          insert into requests select (jsonb_populate_record(requests, jsonb_build_object(
            'id', nextval('requests_id_seq'), 'self_pay', true, 'payment_id', 'pm_double_visa_4242_copy'))).* from original
          returning id
        ), appointment as (
          insert into appointments select (jsonb_populate_record(appointments, jsonb_build_object(
            'id', nextval('appointments_id_seq'), 'request_id', request.id, 'machine_id', null))).* from original, request
          returning id, request_id, location_id
        )
        select id as "appointmentId", request_id as "requestId", location_id as "locationId" from appointment`),
    );
    const [row] = rows;
    if (!row) throw new Error('No booking to copy');
    orders.push({ ...row, kind: 'deposit' as const, amountCents: 2_500 });
  }
  return orders;
}
