import { type Closure, defaultHours, type ExamMinutes, type WeekHours } from '@scanharbor/shared-contracts/domain/center-schedule';
import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { approvalColumns, firstLiveId, idPrimaryKey, foreignKeyTo, timestampColumn } from './columns';
import { doctors, scanServices, scanTypes } from './scans';

export const practices = pgTable('practices', {
  id: idPrimaryKey(),
  name: text().notNull(),
  primaryLocationId: integer(),
  ...approvalColumns(),
  /** Sessions of staff that start after this time need a second factor; null when the practice does not require one. */
  secondFactorRequiredAt: timestampColumn(),
});

export const locations = pgTable(
  'locations',
  {
    id: idPrimaryKey(),
    practiceId: foreignKeyTo(() => practices.id),
    name: text().notNull(),
    phone: text().notNull().default(''),
    fax: text().notNull().default(''),
    address1: text().notNull(),
    address2: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    timeZone: text().notNull(),
    /** National Provider Identifier and employer identification number, for good-faith estimates; empty until entered. */
    npi: text().notNull().default(''),
    taxId: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    billingAccountId: integer(),
    /** Opening hours of each weekday, wall-clock times at the location. */
    hours: jsonb().$type<WeekHours>().notNull().default(defaultHours),
    /** Days on which the location is closed. */
    closures: jsonb().$type<Closure[]>().notNull().default([]),
    /** Lengths of exams that differ from the usual ones. */
    examMinutes: jsonb().$type<ExamMinutes[]>().notNull().default([]),
  },
  (table) => [index().on(table.practiceId), index().on(table.latitude)],
);

/** The modalities of a location; approval 0 until the platform sets the pending scan in service. */
export const locationScanTypes = pgTable(
  'location_scan_types',
  {
    /** For the platform's list of pending scans. */
    id: integer().notNull().generatedByDefaultAsIdentity({ startWith: firstLiveId }),
    locationId: foreignKeyTo(() => locations.id),
    scanTypeId: foreignKeyTo(() => scanTypes.id),
    approvalStatus: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.scanTypeId] }), uniqueIndex('location_scan_types_id').on(table.id)],
);

/** The machines of a location, with the modalities that each can scan. A removed machine keeps its appointments. */
export const machines = pgTable(
  'machines',
  {
    id: idPrimaryKey(),
    locationId: foreignKeyTo(() => locations.id),
    name: text().notNull(),
    scanTypeIds: integer().array().notNull(),
    /** Open at the sides or wide, for patients who are afraid of narrow spaces. */
    isOpen: boolean().notNull().default(false),
    removedAt: timestampColumn(),
  },
  (table) => [index().on(table.locationId)],
);

/** The secret addresses at which calendars read the exams of machines: one per machine, by the hash of its token. */
export const machineFeeds = pgTable('machine_feeds', {
  machineId: integer()
    .primaryKey()
    .references(() => machines.id),
  tokenHash: text().notNull().unique(),
  createdAt: timestampColumn().notNull(),
});

/** Whole dollars. */
export const locationPrices = pgTable(
  'location_prices',
  {
    locationId: foreignKeyTo(() => locations.id),
    scanServiceId: foreignKeyTo(() => scanServices.id),
    price: integer().notNull(),
    fee: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.scanServiceId] }), index().on(table.scanServiceId)],
);

/** The centers that a doctor prefers. */
export const doctorLocations = pgTable(
  'doctor_locations',
  {
    doctorId: foreignKeyTo(() => doctors.id),
    locationId: foreignKeyTo(() => locations.id),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.locationId] })],
);

export const billingAccounts = pgTable('billing_accounts', {
  id: idPrimaryKey(),
  practiceId: foreignKeyTo(() => practices.id),
  accountName: text().notNull(),
  status: text({ enum: ['pending', 'connected'] }).notNull(),
  /** The onboarding returns it once; empty while no onboarding is in progress. */
  onboardingState: text().notNull().default(''),
  stripeLink: text().notNull().default(''),
  /** The provider's id of the account; empty until it is connected. */
  providerAccount: text().notNull().default(''),
});

/**
 * Changes whenever a list of the practice may have changed; kept by triggers, in the transaction of the change. Microseconds
 * since 1970, so that no version returns after a restore.
 */
export const practiceVersions = pgTable('practice_versions', {
  practiceId: integer().primaryKey(),
  version: bigint({ mode: 'bigint' }).notNull(),
  /** The last versions, each with the ids of its changed requests: 'version:id;id', or 'version:*' when more than some requests changed. */
  recent: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
});

export type LocationRecord = typeof locations.$inferSelect;
export type MachineRecord = typeof machines.$inferSelect;
