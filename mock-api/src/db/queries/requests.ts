import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows, insertedRow } from '../rows';
import {
  appointments,
  insurers,
  locations,
  type RequestInsert,
  type RequestRecord,
  requests,
  requestUploads,
  scanServices,
  scanTypes,
  users,
} from '../schema/index';
import { type RequestCondition, stateConditions } from './request-states';

/** Finds a request by id. */
export const findRequest = (db: Database, id: number): Promise<RequestRecord | undefined> =>
  firstRow(db.select().from(requests).where(eq(requests.id, id)));

/** Finds a request of a patient. */
export const findPatientRequest = (db: Database, patientId: number, id: number): Promise<RequestRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), eq(requests.patientId, patientId))),
  );

/**
 * Reads a request and locks the row until the transaction ends: bookings, rejections, cancellations and changes by the
 * patient wait for each other, and each decides on the result of the one before.
 */
export const lockRequest = (db: Database, id: number): Promise<RequestRecord | undefined> =>
  firstRow(db.select().from(requests).where(eq(requests.id, id)).for('update'));

/** True when a request meets the condition, of the patient when one is given. */
export const hasRequest = (db: Database, condition: RequestCondition, by: { id: number } | { patientId: number }): Promise<boolean> =>
  hasRows(
    db
      .select({ id: requests.id })
      .from(requests)
      .where(and('id' in by ? eq(requests.id, by.id) : eq(requests.patientId, by.patientId), condition))
      .limit(1),
  );

/** Lists the patients of those of the requests that a practice with these locations can view. */
export async function listPatientsOfVisible(db: Database, ids: number[], locationIds: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: requests.patientId })
    .from(requests)
    .where(and(inArray(requests.id, ids), stateConditions.visible(db, locationIds)));
  return rows.map(({ id }) => id);
}

/** Lists the requests that a file is attached to. */
export async function listRequestsWithFile(db: Database, blobId: string): Promise<RequestRecord[]> {
  const rows = await db
    .select({ request: requests })
    .from(requests)
    .leftJoin(requestUploads, eq(requestUploads.requestId, requests.id))
    .where(or(eq(requests.blobId, blobId), eq(requestUploads.blobId, blobId)));
  return rows.map(({ request }) => request);
}

/** Inserts a request and returns its id. */
export const insertRequest = (db: Database, values: RequestInsert): Promise<{ id: number }> =>
  insertedRow(db.insert(requests).values(values).returning({ id: requests.id }));

/** Updates a request. */
export async function updateRequest(db: Database, id: number, changes: Partial<RequestInsert>): Promise<void> {
  await db.update(requests).set(changes).where(eq(requests.id, id));
}

/** Updates an open request; undefined when it is not open. */
export const updateOpenRequest = (db: Database, id: number, changes: Partial<RequestInsert>): Promise<{ id: number } | undefined> =>
  firstRow(
    db
      .update(requests)
      .set(changes)
      .where(and(eq(requests.id, id), eq(requests.status, 'open')))
      .returning({ id: requests.id }),
  );

/** Stores that the patient saw the price of a request and agreed to it by submitting it. */
export async function recordPriceConsent(db: Database, id: number): Promise<void> {
  await db
    .update(requests)
    .set({ contractBudget: sql`${requests.budget}` })
    .where(eq(requests.id, id));
}

/** Marks a request of a patient as to be canceled; false when it was before or does not meet the condition. */
export const requestCancellation = (db: Database, patientId: number, id: number, condition: RequestCondition): Promise<boolean> =>
  hasRows(
    db
      .update(requests)
      .set({ cancelRequested: true })
      .where(and(eq(requests.id, id), eq(requests.patientId, patientId), eq(requests.cancelRequested, false), condition))
      .returning({ id: requests.id }),
  );

/** Clears the mark, as long as the request waits for a booking or its appointment is yet to come; false otherwise. */
export const withdrawCancellation = (db: Database, patientId: number, id: number, now: Date): Promise<boolean> =>
  hasRows(
    db
      .update(requests)
      .set({ cancelRequested: false })
      .where(
        and(
          eq(requests.id, id),
          eq(requests.patientId, patientId),
          eq(requests.cancelRequested, true),
          or(stateConditions.anyOpen(), stateConditions.scheduled(db, undefined, now)),
        ),
      )
      .returning({ id: requests.id }),
  );

/** Stores the confirmation of a request, of an invitation's or the patient's own, once; undefined otherwise. */
export function confirmRequest(
  db: Database,
  id: number,
  patientId: number | undefined,
  confirmationSentAt: Date,
): Promise<{ patientId: number } | undefined> {
  const fromInvitation = eq(requests.isMfp, true);
  const allowed = patientId === undefined ? fromInvitation : or(fromInvitation, eq(requests.patientId, patientId));
  return firstRow(
    db
      .update(requests)
      .set({ confirmationSentAt })
      .where(and(eq(requests.id, id), isNull(requests.confirmationSentAt), allowed))
      .returning({ patientId: requests.patientId }),
  );
}

/** Withdraws every request of every patient. */
export async function withdrawAllRequests(db: Database): Promise<void> {
  await db.update(requests).set({ status: 'withdrawn' });
}

/** The appointment of a request that was not canceled. */
const currentAppointment = and(eq(appointments.requestId, requests.id), isNull(appointments.canceledAt));

const requestRows = (db: Database) =>
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
    .leftJoin(appointments, currentAppointment);

/** A request with scan, patient, insurer and appointment. */
export type FullRequest = Awaited<ReturnType<typeof requestRows>>[number];

/** Finds a request that a practice with these locations can view. */
export const findVisibleRow = (db: Database, id: number, locationIds: number[]): Promise<FullRequest | undefined> =>
  firstRow(requestRows(db).where(and(eq(requests.id, id), stateConditions.visible(db, locationIds))));

const cardRows = (db: Database) =>
  db
    .select({ request: requests, service: scanServices, type: scanTypes, patient: users, appointment: appointments, location: locations })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.patientId))
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .leftJoin(appointments, currentAppointment)
    .leftJoin(locations, eq(locations.id, appointments.locationId));

/** A request with scan, patient, appointment and location. */
export type CardRecord = Awaited<ReturnType<typeof cardRows>>[number];

/** Lists the open requests of a patient, newest first; also those whose booking staff can still take back, without the booking. */
export async function listOpenCards(db: Database, patientId: number, now: Date): Promise<CardRecord[]> {
  const rows = await cardRows(db)
    .where(and(eq(requests.patientId, patientId), or(eq(requests.status, 'open'), gt(appointments.undoUntil, now))))
    .orderBy(desc(requests.requestedAt));
  return rows.map((row) => ({ ...row, appointment: null, location: null }));
}

/** The booking is one that its patient may see. */
const isAnnounced = (now: Date) => or(isNull(appointments.undoUntil), lte(appointments.undoUntil, now));

/** Lists the booked requests of a patient: upcoming ones soonest first, or past ones latest first. */
export function listBookedCards(db: Database, patientId: number, when: 'upcoming' | 'past', now: Date): Promise<CardRecord[]> {
  const [inTime, order] =
    when === 'upcoming'
      ? [gt(appointments.startsAt, now), asc(appointments.startsAt)]
      : [lte(appointments.startsAt, now), desc(appointments.startsAt)];
  return cardRows(db)
    .where(and(eq(requests.patientId, patientId), eq(requests.status, 'scheduled'), inTime, isAnnounced(now)))
    .orderBy(order);
}

/** Lists requests of all patients, newest first. */
export async function listCards(db: Database, condition: RequestCondition, limit: number): Promise<CardRecord[]> {
  // The ids first: sorting full rows to return a few of them costs as much as returning all of them.
  const newest = await db
    .select({ id: requests.id })
    .from(requests)
    .leftJoin(appointments, currentAppointment)
    .where(condition)
    .orderBy(desc(requests.requestedAt))
    .limit(limit);
  const ids = newest.map(({ id }) => id);
  return cardRows(db).where(inArray(requests.id, ids)).orderBy(desc(requests.requestedAt));
}
