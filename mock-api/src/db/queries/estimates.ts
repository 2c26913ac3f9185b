import { and, asc, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import {
  appointments,
  type EstimateRecord,
  estimates,
  locations,
  practices,
  requestLocations,
  requests,
  scanServices,
  scanTypes,
  users,
} from '../schema/index';

/**
 * Reads what an estimate of a request is written from: the request with its patient and scan, its appointment, and the center of the
 * appointment, else the nearest one that can book it.
 */
export async function readEstimateSources(db: Database, requestId: number) {
  const source = await firstRow(
    db
      .select({ request: requests, patient: users, service: scanServices, type: scanTypes, appointment: appointments })
      .from(requests)
      .innerJoin(users, eq(users.id, requests.patientId))
      .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
      .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
      .leftJoin(appointments, and(eq(appointments.requestId, requests.id), isNull(appointments.canceledAt)))
      .where(eq(requests.id, requestId)),
  );
  if (!source) return undefined;
  const center = await firstRow(
    db
      .select({ location: locations, practice: practices })
      .from(locations)
      .innerJoin(practices, eq(practices.id, locations.practiceId))
      .leftJoin(requestLocations, and(eq(requestLocations.locationId, locations.id), eq(requestLocations.requestId, requestId)))
      .where(
        source.appointment
          ? eq(locations.id, source.appointment.locationId)
          : and(eq(requestLocations.requestId, requestId), isNull(requestLocations.rejectedAt), eq(locations.isActive, true)),
      )
      .orderBy(asc(requestLocations.distanceTenths), asc(locations.id))
      .limit(1),
  );
  return { ...source, center };
}

export type EstimateSources = NonNullable<Awaited<ReturnType<typeof readEstimateSources>>>;

/** Finds the latest estimate of a request. */
export const findLatestEstimate = (db: Database, requestId: number): Promise<EstimateRecord | undefined> =>
  firstRow(db.select().from(estimates).where(eq(estimates.requestId, requestId)).orderBy(desc(estimates.version)).limit(1));

/** Inserts the estimate. */
export async function insertEstimate(db: Database, estimate: typeof estimates.$inferInsert): Promise<void> {
  await db.insert(estimates).values(estimate);
}

/**
 * Lists the estimates of a request, the latest first, without those of a booking that can still be taken back; of the given locations only.
 */
export async function listEstimates(db: Database, requestId: number, now: Date, locationIds?: number[]): Promise<EstimateRecord[]> {
  const rows = await db
    .select({ estimate: estimates })
    .from(estimates)
    .leftJoin(appointments, eq(appointments.id, estimates.appointmentId))
    .where(
      and(
        eq(estimates.requestId, requestId),
        or(isNull(appointments.undoUntil), lte(appointments.undoUntil, now)),
        locationIds && inArray(estimates.locationId, locationIds),
      ),
    )
    .orderBy(desc(estimates.version));
  return rows.map(({ estimate }) => estimate);
}
