import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { type BookingCardAnswer, type ProgressCardAnswer } from '@scanharbor/shared-contracts/wire/bookings';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { grouped } from '../db/grouped';
import {
  appointments,
  locations,
  progressRecords,
  requests,
  requestUploads,
  requestWindows,
  scanServices,
  scanTypes,
} from '../db/schema/index';
import { hasOpenWindow } from './windows';
import { zonesByRequest } from './zones';

const selection = {
  request: requests,
  service: scanServices,
  type: scanTypes,
  appointment: appointments,
  location: locations,
};

/** The appointment of a request that was not cancelled. */
const current = and(eq(appointments.requestId, requests.id), isNull(appointments.cancelledAt));

/** A patient's requests, each with its scan and its appointment if there is one. */
const cardRows = (db: Database) =>
  db
    .select(selection)
    .from(requests)
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .leftJoin(appointments, current)
    .leftJoin(locations, eq(locations.id, appointments.locationId));

type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

const describeDoctor = (row: { doctorFirstName: string; doctorLastName: string }) =>
  `${row.doctorFirstName} ${row.doctorLastName}`.trim() || null;

async function windowsByRequest(db: Database, ids: number[]) {
  const rows = await db.select().from(requestWindows).where(inArray(requestWindows.requestId, ids)).orderBy(asc(requestWindows.open));
  return grouped(rows, ({ requestId }) => requestId);
}

async function requestsWithFiles(db: Database, ids: number[]) {
  const rows = await db.select().from(requestUploads).where(inArray(requestUploads.requestId, ids));
  return new Set(rows.map(({ requestId }) => requestId));
}

async function describeCards({ db, clock }: Context, rows: CardRow[]): Promise<BookingCardAnswer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ request }) => request.id);
  const [windows, zones, files] = await Promise.all([windowsByRequest(db, ids), zonesByRequest(db, ids), requestsWithFiles(db, ids)]);
  const now = clock.now();
  return rows.map(({ request, service, type, appointment, location }) => {
    const offered = windows.get(request.id) ?? [];
    return {
      id: request.id,
      date_requested: request.requestedAt.toISOString(),
      fee: appointment?.fee ?? request.fee,
      budget: appointment?.budget ?? request.budget,
      self_pay: toFlag(request.selfPay),
      distance: request.distance,
      zip_code: request.zipCode,
      doctor: describeDoctor(request),
      has_blob: Boolean(request.blobId) || request.willBringRx || files.has(request.id),
      has_contract: toFlag(request.contractBudget !== null),
      open_window: toFlag(hasOpenWindow(offered, request.notice, now, zones.get(request.id) ?? [])),
      booked: toFlag(appointment !== null),
      scheduled: appointment && location ? { window_open: appointment.start, time_zone: location.timeZone } : null,
      IsMFP: request.isMfp ? '1' : '0',
      IsCancelRequested: request.cancelRequested ? '1' : '0',
      location: location && {
        id: location.id,
        name: location.name,
        phone: location.phone,
        address_1: location.address1,
        address_2: location.address2,
        city: location.city,
        state: location.state,
        zip_code: location.zipCode,
        time_zone: location.timeZone,
      },
      windows: offered.map(({ open, close }) => ({ window_open: open, window_close: close })),
      scan_service: {
        id: service.id,
        value: service.value,
        description: service.description,
        option: service.option,
        cpt_code: service.cptCode,
        scan_type: { id: type.id, value: type.value },
      },
    };
  });
}

/** Requests that wait for a booking, newest first. */
export async function requestedCards(context: Context, patientId: number): Promise<BookingCardAnswer[]> {
  const rows = await cardRows(context.db)
    .where(and(eq(requests.patientId, patientId), eq(requests.status, 'open')))
    .orderBy(desc(requests.requestedAt));
  return describeCards(context, rows);
}

/** Appointments to come, soonest first. One whose time has passed is past [API-058]. */
export async function bookedCards(context: Context, patientId: number): Promise<BookingCardAnswer[]> {
  const rows = await cardRows(context.db)
    .where(and(eq(requests.patientId, patientId), eq(requests.status, 'scheduled'), gt(appointments.startsAt, context.clock.now())))
    .orderBy(asc(appointments.startsAt));
  return describeCards(context, rows);
}

/** Completed tests, latest first. */
export async function pastCards(context: Context, patientId: number): Promise<BookingCardAnswer[]> {
  const rows = await cardRows(context.db)
    .where(and(eq(requests.patientId, patientId), eq(requests.status, 'scheduled'), lte(appointments.startsAt, context.clock.now())))
    .orderBy(desc(appointments.startsAt));
  return describeCards(context, rows);
}

/** Requests of any patient as cards, newest first; the condition says whose and which. */
export async function cardsWhere(context: Context, where: SQL | undefined, limit = 500): Promise<BookingCardAnswer[]> {
  const { db } = context;
  // The ids first: sorting whole cards to keep a few of them costs as much as all of them.
  const newest = await db
    .select({ id: requests.id })
    .from(requests)
    .leftJoin(appointments, current)
    .where(where)
    .orderBy(desc(requests.requestedAt))
    .limit(limit);
  const ids = newest.map(({ id }) => id);
  const rows = await cardRows(db).where(inArray(requests.id, ids)).orderBy(desc(requests.requestedAt));
  return describeCards(context, rows);
}

/** What was begun and not submitted, newest first; records that edit a request are left out. */
export async function progressCards({ db }: Context, patientId: number): Promise<ProgressCardAnswer[]> {
  const rows = await db
    .select({ record: progressRecords, service: scanServices, type: scanTypes })
    .from(progressRecords)
    .innerJoin(scanServices, eq(scanServices.id, progressRecords.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .where(
      and(
        eq(progressRecords.patientId, patientId),
        isNull(progressRecords.finishedAt),
        isNull(progressRecords.withdrawnAt),
        isNull(progressRecords.requestId),
      ),
    )
    .orderBy(desc(progressRecords.createdAt), desc(progressRecords.id));
  return rows.map(({ record, service, type }) => ({
    ID: record.id,
    TestRequestID: record.requestId,
    date_requested: record.createdAt.toISOString(),
    SelfPay: record.selfPay ? '1' : '0',
    Distance: record.distance,
    ZipCode: record.zipCode,
    doctor: describeDoctor(record),
    has_blob: toFlag(Boolean(record.blobId) || record.willBringRx),
    ScanServiceName: service.value,
    ScanDescription: service.description,
    ScanExtraOption: service.option,
    ScanTypeName: type.value,
  }));
}
