import { type Database } from '../db/database';
import * as tables from '../db/schema/index';
import { locationRows, locationScanTypeRows, machineRows, practiceRows, rateOf } from './centers';
import { insertRows } from './insert-rows';
import { conditionRows, doctorRows } from './doctors';
import { insurerRows } from './insurers';
import { invitationRows } from './invitations';
import { locationIds, practiceIds, userIds } from './demo-data';
import { userRows } from './users';
import { prescriptionSeeds } from './prescriptions';
import { requestSeeds } from './requests';
import { scanServiceRows, scanTypeRows } from './scan-catalog';

const priceRows = locationScanTypeRows.flatMap(({ locationId, scanTypeId }) => {
  const type = scanTypeRows.find(({ id }) => id === scanTypeId);
  if (!type) return [];
  const rate = rateOf(locationId, scanTypeId, type.rate);
  return scanServiceRows
    .filter((service) => service.scanTypeId === scanTypeId)
    .map((service) => {
      const total = Math.round((rate * (service.weight ?? 100)) / 100);
      return { locationId, scanServiceId: service.id, price: total - type.fee, fee: type.fee };
    });
});

const mainLocations = [locationIds.newYork, locationIds.brooklyn, locationIds.chicago];
const userLocationRows = [
  ...[userIds.staff, userIds.admin, userIds.temp, userIds.restore, userIds.switcher, userIds.platform, userIds.terms].flatMap((userId) =>
    mainLocations.map((locationId) => ({ userId, locationId })),
  ),
  { userId: userIds.rival, locationId: locationIds.rivalNear },
];

/** Seeds the scans, centers, prices, insurers and doctors: thousands of rows that few tests change. */
export async function seedCatalog(db: Database): Promise<void> {
    await insertRows(db, tables.scanTypes, scanTypeRows);
    await insertRows(db, tables.scanServices, scanServiceRows);
    await insertRows(db, tables.insurers, insurerRows);
    await insertRows(db, tables.conditions, conditionRows);
    await insertRows(db, tables.doctors, doctorRows);
    await insertRows(db, tables.practices, practiceRows);
    await insertRows(db, tables.locations, locationRows);
    await insertRows(db, tables.locationScanTypes, locationScanTypeRows);
    await insertRows(db, tables.machines, machineRows);
    await insertRows(db, tables.locationPrices, priceRows);
}

/** Seeds the accounts and their requests, with times relative to `now`. */
export async function seedPeople(db: Database, now: Date, passwordHash: string): Promise<void> {
    await insertRows(db, tables.billingAccounts, [
      { id: 1, practiceId: practiceIds.main, accountName: 'Harborview New York', status: 'connected', stripeLink: '' },
    ]);
    await insertRows(db, tables.users, userRows(now, passwordHash));
    await insertRows(db, tables.userLocations, userLocationRows);
    await insertRows(db, tables.patientDoctors, [{ patientId: userIds.patient, doctorId: 1 }]);
    await insertRows(db, tables.patientConditions, [{ patientId: userIds.patient, conditionId: 1 }]);
    await insertRows(db, tables.invitations, invitationRows(now));
    const seeds = requestSeeds(now);
    await insertRows(db, tables.requests, seeds.requests);
    await insertRows(db, tables.requestLocations, seeds.locations);
    await insertRows(db, tables.requestWindows, seeds.windows);
    await insertRows(db, tables.appointments, seeds.appointments);
    await insertRows(db, tables.requestEvents, seeds.events);
    await insertRows(db, tables.screenings, seeds.screenings);
    await insertRows(db, tables.progressRecords, seeds.progress);
    const prescriptions = await prescriptionSeeds(seeds.requests);
    await db.insert(tables.uploads).values(prescriptions.uploads);
    await insertRows(db, tables.requestUploads, prescriptions.links);
}

/** Seeds empty tables; `passwordHash` is that of all accounts. The same `now` creates the same rows. */
export const seed = (database: Database, now: Date, passwordHash: string): Promise<void> =>
  database.transaction(async (db) => {
    await seedCatalog(db);
    await seedPeople(db, now, passwordHash);
  });

/** True when the database was seeded before. */
export async function isSeeded(db: Database): Promise<boolean> {
  const rows = await db.select({ id: tables.practices.id }).from(tables.practices).limit(1);
  return rows.length > 0;
}
