import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { type AppointmentRecord, appointments, locations, requests, scanServices, scanTypes, users } from '../schema/index';

/** Lists the appointments at a location that have started and were not canceled; fees in whole dollars. */
export const listCompletedAppointments = (db: Database, locationId: number, now: Date) =>
  db
    .select({ request_id: appointments.requestId, appointment: appointments.start, fee: appointments.fee })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .where(and(eq(appointments.locationId, locationId), isNull(appointments.canceledAt), lte(appointments.startsAt, now)))
    .orderBy(asc(appointments.startsAt));

/** Inserts an appointment and returns its id; the database rejects an overlap on its machine and a second appointment of a request. */
export async function insertAppointment(db: Database, values: typeof appointments.$inferInsert): Promise<number> {
  const rows = await db.insert(appointments).values(values).returning({ id: appointments.id });
  return rows[0]?.id ?? 0;
}

/** Finds the appointment of a request that was not canceled. */
export const findCurrentAppointment = (db: Database, requestId: number): Promise<AppointmentRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(appointments)
      .where(and(eq(appointments.requestId, requestId), isNull(appointments.canceledAt))),
  );

/** Lists the coming exams of a location, soonest first. */
export const listUpcomingExams = (db: Database, locationId: number, now: Date) =>
  db
    .select({
      requestId: appointments.requestId,
      start: appointments.start,
      endsAt: appointments.endsAt,
      machineId: appointments.machineId,
      scanTypeId: scanServices.scanTypeId,
    })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .where(and(eq(appointments.locationId, locationId), isNull(appointments.canceledAt), gt(appointments.startsAt, now)))
    .orderBy(asc(appointments.startsAt));

/** Lists the exams of some locations that start in a range of wall-clock times, earliest first; `to` is not included. */
export const listExamsBetween = (db: Database, locationIds: number[], from: string, to: string) =>
  db
    .select({ appointment: appointments, request: requests, service: scanServices, type: scanTypes, patient: users })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .innerJoin(users, eq(users.id, requests.patientId))
    .where(
      and(
        inArray(appointments.locationId, locationIds),
        isNull(appointments.canceledAt),
        gte(appointments.start, from),
        lt(appointments.start, to),
      ),
    )
    .orderBy(asc(appointments.start), asc(appointments.id));

/** Updates an appointment. */
export async function updateAppointment(db: Database, id: number, changes: Partial<AppointmentRecord>): Promise<void> {
  await db.update(appointments).set(changes).where(eq(appointments.id, id));
}

/** Updates the terms of an appointment; false when it was canceled. */
export const updateTerms = (
  db: Database,
  id: number,
  terms: { budget?: number | undefined; customBookingId?: string | undefined },
): Promise<boolean> =>
  hasRows(
    db
      .update(appointments)
      .set(terms)
      .where(and(eq(appointments.id, id), isNull(appointments.canceledAt)))
      .returning({ id: appointments.id }),
  );

/** Cancels the future appointment of a request at one of the locations; undefined without one. */
export const cancelFutureAppointment = (
  db: Database,
  requestId: number,
  locationIds: number[],
  changes: Partial<AppointmentRecord> & { canceledAt: Date },
): Promise<AppointmentRecord | undefined> =>
  firstRow(
    db
      .update(appointments)
      .set(changes)
      .where(
        and(
          eq(appointments.requestId, requestId),
          inArray(appointments.locationId, locationIds),
          isNull(appointments.canceledAt),
          gt(appointments.startsAt, changes.canceledAt),
        ),
      )
      .returning(),
  );

/** Sets or clears the other times that a patient asks for, on an upcoming appointment; false when there is nothing to set. */
export const updateReschedule = (
  db: Database,
  { patientId, requestId, now }: { patientId: number; requestId: number; now: Date },
  values: Pick<AppointmentRecord, 'rescheduleRequestedAt' | 'rescheduleDetails' | 'rescheduleSlots'>,
): Promise<boolean> =>
  hasRows(
    db
      .update(appointments)
      .set(values)
      .from(requests)
      .where(
        and(
          eq(requests.id, appointments.requestId),
          eq(requests.patientId, patientId),
          eq(appointments.requestId, requestId),
          isNull(appointments.canceledAt),
          gt(appointments.startsAt, now),
          values.rescheduleRequestedAt === null ? isNotNull(appointments.rescheduleRequestedAt) : undefined,
        ),
      )
      .returning({ id: appointments.id }),
  );

/**
 * Lists the last appointment of each request that was canceled after the request was sent, by request: its wall-clock start and zone.
 * A request that its patient sent again has left it behind.
 */
export async function listCanceledAppointments(
  db: Database,
  requestIds: number[],
): Promise<Map<number, { window_open: string; time_zone: string }>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([appointments.requestId], {
      requestId: appointments.requestId,
      window_open: appointments.start,
      time_zone: locations.timeZone,
    })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .innerJoin(locations, eq(locations.id, appointments.locationId))
    .where(and(inArray(appointments.requestId, requestIds), gt(appointments.canceledAt, requests.requestedAt)))
    .orderBy(appointments.requestId, desc(appointments.canceledAt));
  return new Map(rows.map(({ requestId, ...appointment }) => [requestId, appointment]));
}

/**
 * Lists the refunds of all requests, of one request, or of one appointment, newest request first. Several appointments of a
 * request may have a refund: one is listed, the deposit that has waited longest, or the last one once all are refunded.
 */
export function listRefundRows(db: Database, limit: number, by?: { requestId: number } | { appointmentId: number }) {
  const isPaid = sql`${appointments.refundStatus} = 'complete'`;
  const one = by && ('requestId' in by ? eq(appointments.requestId, by.requestId) : eq(appointments.id, by.appointmentId));
  return db
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
    .where(and(ne(appointments.refundStatus, ''), one))
    .orderBy(desc(appointments.requestId), asc(isPaid), sql`case when ${isPaid} then -${appointments.id} else ${appointments.id} end`)
    .limit(limit);
}

/** Lists the appointments of a request with a refund, or the given one when it has, each with what its patient was promised. */
export const listRefundable = (
  db: Database,
  requestId: number,
  appointmentId: number | undefined,
): Promise<{ id: number; promised: number | null }[]> =>
  db
    .select({ id: appointments.id, promised: appointments.refundPromised })
    .from(appointments)
    .where(
      and(
        eq(appointments.requestId, requestId),
        ne(appointments.refundStatus, ''),
        appointmentId === undefined ? undefined : eq(appointments.id, appointmentId),
      ),
    );

/** Marks a requested refund as complete; false when it was issued before. */
export const completeRefund = (db: Database, appointmentId: number, refundPercent: number): Promise<boolean> =>
  hasRows(
    db
      .update(appointments)
      .set({ refundStatus: 'complete', refundPercent })
      .where(and(eq(appointments.id, appointmentId), eq(appointments.refundStatus, 'requested')))
      .returning({ id: appointments.id }),
  );

/** Deletes an appointment as if it had never been made. */
export async function deleteAppointment(db: Database, id: number): Promise<void> {
  await db.delete(appointments).where(eq(appointments.id, id));
}

/** Deletes every appointment. */
export async function deleteAllAppointments(db: Database): Promise<void> {
  await db.delete(appointments);
}
