import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { type RefundAnswer } from '@scanharbor/shared-contracts/wire/refunds';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { appointments, locations, requests, scanServices, scanTypes, users } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { scanNameOf } from '../portal/describe-rows';
import { texts } from '../texts';

/**
 * Refunds of appointments, by the condition. A request may have been booked and cancelled again and again: of each it is the
 * deposit that has waited longest, and once all are paid back the last one.
 */
async function findRefunds(db: Database, where?: SQL): Promise<{ appointmentId: number; refund: RefundAnswer }[]> {
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
    appointmentId: appointment.id,
    refund: {
      id: row.request.id,
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
    },
  }));
}

/** Deposits that may be paid back, and those that were, newest request first. */
export const listRefunds = async ({ db }: Context): Promise<RefundAnswer[]> => (await findRefunds(db)).map(({ refund }) => refund);

async function theRefund(db: Database, where: SQL) {
  const [found] = await findRefunds(db, where);
  if (!found) throw errors.notFound(texts.refundUnknown);
  return found;
}

/** The refund of one request, or 404. */
export async function findRefund({ db }: Context, requestId: number): Promise<RefundAnswer> {
  return (await theRefund(db, eq(appointments.requestId, requestId))).refund;
}

/** Pays back a percent of the deposit, once [API-106]; gives the refund that was paid. */
export async function issueRefund(context: Context, caller: SignedIn, requestId: number, percent: number): Promise<RefundAnswer> {
  const { appointmentId } = await theRefund(context.db, eq(appointments.requestId, requestId));
  const [row] = await context.db
    .update(appointments)
    .set({ refundStatus: 'complete', refundPercent: Math.round(percent) })
    .where(and(eq(appointments.id, appointmentId), eq(appointments.refundStatus, 'requested')))
    .returning({ id: appointments.id });
  if (!row) throw errors.badRequest(texts.refundIssued);
  await audit(context, caller, 'issue refund', requestId);
  return (await theRefund(context.db, eq(appointments.id, appointmentId))).refund;
}
