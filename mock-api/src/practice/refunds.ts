import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { type RefundAnswer } from '@scanharbor/shared-contracts/wire/refunds';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { appointments, locations, requests, scanServices, scanTypes, users } from '../db/schema/index';
import { errors } from '../http/errors';
import { scanNameOf } from '../portal/describe-rows';
import { texts } from '../texts';

async function findRefunds(db: Database, where?: SQL): Promise<RefundAnswer[]> {
  const rows = await db
    .selectDistinctOn([requests.id], {
      request: requests,
      service: scanServices,
      type: scanTypes,
      patient: users,
      appointment: appointments,
      location: locations,
    })
    .from(requests)
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .innerJoin(users, eq(users.id, requests.patientId))
    .innerJoin(appointments, eq(appointments.requestId, requests.id))
    .innerJoin(locations, eq(locations.id, appointments.locationId))
    .where(and(ne(requests.refundStatus, ''), where))
    .orderBy(desc(requests.id), desc(appointments.id));
  return rows.map((row) => ({
    id: row.request.id,
    first_name: row.patient.firstName,
    last_name: row.patient.lastName,
    scan_name: scanNameOf(row),
    location_name: row.location.name,
    appointment: row.appointment.start,
    time_zone: row.location.timeZone,
    reason: row.appointment.cancelReason ?? '',
    fee: row.appointment.fee,
    refund_status: row.request.refundStatus,
    refund_percent: row.request.refundPercent,
  }));
}

/** Deposits that may be paid back, and those that were, newest request first. */
export const listRefunds = ({ db }: Context): Promise<RefundAnswer[]> => findRefunds(db);

/** The refund of one request, or 404. */
export async function findRefund({ db }: Context, requestId: number): Promise<RefundAnswer> {
  const [refund] = await findRefunds(db, eq(requests.id, requestId));
  if (!refund) throw errors.notFound(texts.refundUnknown);
  return refund;
}

/** Pays back a percent of the deposit, once [API-106]. */
export async function issueRefund(context: Context, staffId: number, requestId: number, percent: number): Promise<RefundAnswer> {
  await findRefund(context, requestId);
  const [row] = await context.db
    .update(requests)
    .set({ refundStatus: 'complete', refundPercent: Math.round(percent) })
    .where(and(eq(requests.id, requestId), eq(requests.refundStatus, 'requested')))
    .returning({ id: requests.id });
  if (!row) throw errors.badRequest(texts.refundIssued);
  await audit(context, staffId, 'issue refund', requestId);
  return findRefund(context, requestId);
}
