import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { type RefundAnswer, type refundsWire } from '@scanharbor/shared-contracts/wire/refunds';
import { type z } from 'zod';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { appointments, locations, requests, scanServices, scanTypes, users } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { scanNameOf } from '../portal/describe-rows';
import { texts } from '../texts';

type IssueBody = z.output<(typeof refundsWire)['PATCH refunds/issue/:id']['body']>;

/**
 * Refunds of appointments, by the condition. A request may have been booked and cancelled again and again: of each it is the
 * deposit that has waited longest, and once all are paid back the last one.
 */
async function findRefunds(db: Database, where?: SQL): Promise<RefundAnswer[]> {
  const isPaid = sql`${appointments.refundStatus} = 'complete'`;
  const rows = await db
    .selectDistinctOn([appointments.requestId], {
      request: requests,
      service: scanServices,
      type: scanTypes,
      patient: users,
      appointment: appointments,
      location: locations,
    })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .innerJoin(users, eq(users.id, requests.patientId))
    .innerJoin(locations, eq(locations.id, appointments.locationId))
    .where(and(ne(appointments.refundStatus, ''), where))
    .orderBy(desc(appointments.requestId), asc(isPaid), sql`case when ${isPaid} then -${appointments.id} else ${appointments.id} end`);
  return rows.map(({ appointment, ...row }) => ({
    id: row.request.id,
    appointment_id: appointment.id,
    first_name: row.patient.firstName,
    last_name: row.patient.lastName,
    scan_name: scanNameOf(row),
    location_name: row.location.name,
    appointment: appointment.start,
    time_zone: row.location.timeZone,
    reason: appointment.cancelReason ?? '',
    fee: appointment.fee,
    refund_status: appointment.refundStatus,
    refund_percent: appointment.refundPercent,
  }));
}

/** Deposits that may be paid back, and those that were, newest request first. */
export const listRefunds = ({ db }: Context): Promise<RefundAnswer[]> => findRefunds(db);

async function theRefund(db: Database, where: SQL) {
  const [found] = await findRefunds(db, where);
  if (!found) throw errors.notFound(texts.refundUnknown);
  return found;
}

/** The refund of one request, or 404. */
export const findRefund = ({ db }: Context, requestId: number): Promise<RefundAnswer> =>
  theRefund(db, eq(appointments.requestId, requestId));

/**
 * The deposit that is meant: of the appointment that was named, else the only one of the request. Which of several a call
 * without a name means nobody knows: its screen may be old, or it says again what was done but not answered.
 */
async function meantBy(db: Database, requestId: number, appointmentId: number | undefined): Promise<number> {
  const named = appointmentId === undefined ? undefined : eq(appointments.id, appointmentId);
  const [found, another] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.requestId, requestId), ne(appointments.refundStatus, ''), named));
  if (!found) throw errors.notFound(texts.refundUnknown);
  if (another) throw errors.conflict(texts.refundSeveral);
  return found.id;
}

/** Pays back a percent of a deposit, once [API-106]; gives the refund that was paid. */
export async function issueRefund(context: Context, caller: SignedIn, requestId: number, body: IssueBody): Promise<RefundAnswer> {
  const appointmentId = await meantBy(context.db, requestId, body.appointment_id);
  const [row] = await context.db
    .update(appointments)
    .set({ refundStatus: 'complete', refundPercent: Math.round(body.refund_percent) })
    .where(and(eq(appointments.id, appointmentId), eq(appointments.refundStatus, 'requested')))
    .returning({ id: appointments.id });
  if (!row) throw errors.badRequest(texts.refundIssued);
  await audit(context, caller, 'issue refund', requestId);
  return theRefund(context.db, eq(appointments.id, appointmentId));
}
