import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { appointments, insurers, requests, scanServices, scanTypes, users } from '../db/schema/index';

const fullRows = (db: Database) =>
  db
    .select({
      request: requests,
      service: scanServices,
      type: scanTypes,
      patient: users,
      insurer: insurers.name,
      appointment: appointments,
    })
    .from(requests)
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .innerJoin(users, eq(users.id, requests.patientId))
    .leftJoin(insurers, eq(insurers.id, requests.insurerId))
    .leftJoin(appointments, and(eq(appointments.requestId, requests.id), isNull(appointments.cancelledAt)));

export type FullRow = Awaited<ReturnType<typeof fullRows>>[number];
type Order = 'newest' | 'soonest' | 'latest';

const orders: Record<Order, SQL[]> = {
  newest: [desc(requests.requestedAt), desc(requests.id)],
  soonest: [asc(appointments.startsAt), asc(requests.id)],
  latest: [desc(appointments.startsAt), desc(requests.id)],
};

/** Requests with scan, patient, insurer and appointment. */
export function findRows(db: Database, where: SQL | undefined, order: Order): Promise<FullRow[]> {
  return fullRows(db)
    .where(where)
    .orderBy(...orders[order]);
}
