import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { appointments, locations, type MachineRecord, machineFeeds, machines, requests, scanServices, scanTypes } from '../schema/index';

/** Finds a machine in use. */
export const findMachine = (db: Database, id: number): Promise<MachineRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(machines)
      .where(and(eq(machines.id, id), isNull(machines.removedAt))),
  );

/** Lists the feeds of the machines in use at a location, by machine. */
export const listFeeds = (db: Database, locationId: number): Promise<{ machineId: number; createdAt: Date }[]> =>
  db
    .select({ machineId: machineFeeds.machineId, createdAt: machineFeeds.createdAt })
    .from(machineFeeds)
    .innerJoin(machines, eq(machines.id, machineFeeds.machineId))
    .where(and(eq(machines.locationId, locationId), isNull(machines.removedAt)))
    .orderBy(asc(machineFeeds.machineId));

/** Stores the feed of a machine instead of an earlier one. */
export async function storeFeed(db: Database, { machineId, ...values }: typeof machineFeeds.$inferInsert): Promise<void> {
  await db
    .insert(machineFeeds)
    .values({ machineId, ...values })
    .onConflictDoUpdate({ target: machineFeeds.machineId, set: values });
}

/** Deletes the feed of a machine; false without one. */
export const deleteFeed = (db: Database, machineId: number): Promise<boolean> =>
  hasRows(db.delete(machineFeeds).where(eq(machineFeeds.machineId, machineId)).returning({ id: machineFeeds.machineId }));

/** Finds the machine of a feed, while it is in use, with the name of its location. */
export const findFeedMachine = (db: Database, tokenHash: string): Promise<{ id: number; name: string; location: string } | undefined> =>
  firstRow(
    db
      .select({ id: machines.id, name: machines.name, location: locations.name })
      .from(machineFeeds)
      .innerJoin(machines, eq(machines.id, machineFeeds.machineId))
      .innerJoin(locations, eq(locations.id, machines.locationId))
      .where(and(eq(machineFeeds.tokenHash, tokenHash), isNull(machines.removedAt))),
  );

/** Lists the exams on a machine from an instant on, earliest first, without their patients. */
export const listMachineExams = (db: Database, machineId: number, from: Date) =>
  db
    .select({ appointment: appointments, service: scanServices, type: scanTypes })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .where(and(eq(appointments.machineId, machineId), isNull(appointments.canceledAt), gte(appointments.startsAt, from)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
