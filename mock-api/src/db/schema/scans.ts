import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { approvalColumns, idPrimaryKey, foreignKeyTo } from './columns';

export const scanTypes = pgTable('scan_types', {
  id: integer().primaryKey(),
  value: text().notNull(),
  isPopular: boolean().notNull().default(false),
  /** Average market price, whole dollars. */
  marketRate: integer().notNull(),
  rate: integer().notNull(),
  fee: integer().notNull(),
});

export const scanServices = pgTable(
  'scan_services',
  {
    id: integer().primaryKey(),
    scanTypeId: foreignKeyTo(() => scanTypes.id),
    /** Body part. */
    value: text().notNull(),
    description: text().notNull(),
    /** Extra detail, empty when there is none. */
    option: text().notNull().default(''),
    cptCode: text().notNull(),
    /** Percent of the type's rate. */
    weight: integer().notNull().default(100),
  },
  (table) => [index().on(table.scanTypeId)],
);

export const insurers = pgTable('insurers', {
  id: integer().primaryKey(),
  name: text().notNull(),
});

export const conditions = pgTable('conditions', {
  id: integer().primaryKey(),
  value: text().notNull(),
  details: text().notNull(),
});

export const doctors = pgTable('doctors', {
  id: idPrimaryKey(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull().default(''),
  /** Whether the doctor entered the email for publication; any other is never shown. */
  emailIsPublic: boolean().notNull().default(false),
  identifier: text().notNull().unique(),
  npi: text().notNull().default(''),
  specialty: text().notNull().default(''),
  address1: text().notNull().default(''),
  address2: text().notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  zipCode: text().notNull().default(''),
  phone: text().notNull().default(''),
  fax: text().notNull().default(''),
  referred: boolean().notNull().default(false),
  ...approvalColumns(),
});

export type DoctorRecord = typeof doctors.$inferSelect;
export type DoctorInsert = typeof doctors.$inferInsert;
