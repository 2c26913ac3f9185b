import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { appointments, locationScanTypes, type MachineRecord, machines, scanTypes } from '../schema/index';

/** Lists the machines in use at these locations, by id. */
export const listMachines = (db: Database, locationIds: number[]): Promise<MachineRecord[]> =>
  db
    .select()
    .from(machines)
    .where(and(inArray(machines.locationId, locationIds), isNull(machines.removedAt)))
    .orderBy(asc(machines.id));

/** Lists the machines in use at a location, and those of these ids that were removed. */
export const listMachinesWith = (db: Database, locationId: number, ids: number[]): Promise<MachineRecord[]> =>
  db
    .select()
    .from(machines)
    .where(and(eq(machines.locationId, locationId), or(isNull(machines.removedAt), inArray(machines.id, ids))))
    .orderBy(asc(machines.id));

/** No exam is longer. */
const dayMs = 24 * 3_600_000;

/** Lists when the machines of these locations are booked after an instant, except for one request. */
export const listBusyTimes = (db: Database, locationIds: number[], after: Date, exceptRequestId?: number) =>
  db
    .select({ machineId: sql<number>`${appointments.machineId}`, start: appointments.start, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        inArray(appointments.locationId, locationIds),
        isNull(appointments.canceledAt),
        gt(appointments.startsAt, new Date(after.getTime() - dayMs)),
        gt(appointments.endsAt, after),
        exceptRequestId === undefined ? undefined : ne(appointments.requestId, exceptRequestId),
      ),
    );

/** Adds a machine for each approved modality of a location that no machine can scan. */
export async function addMissingMachines(db: Database, locationId: number): Promise<void> {
  const approved = await db
    .select({ id: scanTypes.id, name: scanTypes.value })
    .from(locationScanTypes)
    .innerJoin(scanTypes, eq(scanTypes.id, locationScanTypes.scanTypeId))
    .where(and(eq(locationScanTypes.locationId, locationId), eq(locationScanTypes.approvalStatus, 1)));
  const present = new Set((await listMachines(db, [locationId])).flatMap(({ scanTypeIds }) => scanTypeIds));
  const missing = approved.filter(({ id }) => !present.has(id)).map(({ id, name }) => ({ locationId, name, scanTypeIds: [id] }));
  if (missing.length > 0) await db.insert(machines).values(missing);
}

/** Inserts machines of a location. */
export async function insertMachines(db: Database, rows: (typeof machines.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(machines).values(rows);
}

/** Updates a machine. */
export async function updateMachine(db: Database, id: number, changes: Partial<MachineRecord>): Promise<void> {
  await db.update(machines).set(changes).where(eq(machines.id, id));
}
