import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { firstLiveId, key, refersTo } from './columns';
import { doctors, scanServices, scanTypes } from './scans';

export const practices = pgTable('practices', {
  id: key(),
  name: text().notNull(),
  primaryLocationId: integer(),
});

export const locations = pgTable(
  'locations',
  {
    id: key(),
    practiceId: refersTo(() => practices.id),
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
    isActive: boolean().notNull().default(true),
    billingAccountId: integer(),
  },
  (table) => [index().on(table.practiceId), index().on(table.latitude)],
);

/** Which modalities a location offers; approval 0 until the pending scan is set in service. */
export const locationScanTypes = pgTable(
  'location_scan_types',
  {
    /** For the platform's list of pending scans. */
    id: integer().notNull().generatedByDefaultAsIdentity({ startWith: firstLiveId }),
    locationId: refersTo(() => locations.id),
    scanTypeId: refersTo(() => scanTypes.id),
    approvalStatus: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.scanTypeId] }), uniqueIndex('location_scan_types_id').on(table.id)],
);

/** Whole dollars. */
export const locationPrices = pgTable(
  'location_prices',
  {
    locationId: refersTo(() => locations.id),
    scanServiceId: refersTo(() => scanServices.id),
    price: integer().notNull(),
    fee: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.scanServiceId] }), index().on(table.scanServiceId)],
);

/** The centers that a doctor prefers. */
export const doctorLocations = pgTable(
  'doctor_locations',
  {
    doctorId: refersTo(() => doctors.id),
    locationId: refersTo(() => locations.id),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.locationId] })],
);

export const billingAccounts = pgTable('billing_accounts', {
  id: key(),
  practiceId: refersTo(() => practices.id),
  accountName: text().notNull(),
  status: text({ enum: ['pending', 'connected'] }).notNull(),
  /** Comes back from the onboarding, once; empty when none is on the way. */
  onboardingState: text().notNull().default(''),
  stripeLink: text().notNull().default(''),
});
