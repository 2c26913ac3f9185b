import { type Database } from '../db/connect';
import * as tables from '../db/schema/index';
import { locationRows, locationScanTypeRows, practiceRows, rateOf } from './centers';
import { fill } from './fill';
import { conditionRows, doctorRows } from './doctors';
import { insurerRows } from './insurers';
import { invitationRows } from './invitations';
import { locationIds, practiceIds, userIds } from './names';
import { userRows } from './people';
import { requestSeeds } from './requests';
import { scanServiceRows, scanTypeRows } from './scan-catalogue';

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

/** Fills empty tables; `password` is that of all accounts, in place of the README's. The same now gives the same rows. */
export async function seed(database: Database, now: Date, password?: string): Promise<void> {
  await database.transaction(async (db) => {
    await fill(db, tables.scanTypes, scanTypeRows);
    await fill(db, tables.scanServices, scanServiceRows);
    await fill(db, tables.insurers, insurerRows);
    await fill(db, tables.conditions, conditionRows);
    await fill(db, tables.doctors, doctorRows);
    await fill(db, tables.practices, practiceRows);
    await fill(db, tables.locations, locationRows);
    await fill(db, tables.locationScanTypes, locationScanTypeRows);
    await fill(db, tables.locationPrices, priceRows);
    await fill(db, tables.billingAccounts, [
      { id: 1, practiceId: practiceIds.main, accountName: 'Harborview New York', status: 'connected', stripeLink: '' },
    ]);
    await fill(db, tables.users, userRows(now, password));
    await fill(db, tables.userLocations, userLocationRows);
    await fill(db, tables.patientDoctors, [{ patientId: userIds.patient, doctorId: 1 }]);
    await fill(db, tables.patientConditions, [{ patientId: userIds.patient, conditionId: 1 }]);
    await fill(db, tables.invitations, invitationRows(now));
    const seeds = requestSeeds(now);
    await fill(db, tables.requests, seeds.requests);
    await fill(db, tables.requestLocations, seeds.locations);
    await fill(db, tables.requestWindows, seeds.windows);
    await fill(db, tables.appointments, seeds.appointments);
    await fill(db, tables.requestEvents, seeds.events);
    await fill(db, tables.screenings, seeds.screenings);
    await fill(db, tables.progressRecords, seeds.progress);
  });
}

/** Was the database filled before? */
export async function isSeeded(db: Database): Promise<boolean> {
  const rows = await db.select({ id: tables.practices.id }).from(tables.practices).limit(1);
  return rows.length > 0;
}
