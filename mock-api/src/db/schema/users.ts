import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, refersTo } from './columns';
import { locations, practices } from './practices';
import { conditions, doctors } from './scans';

export const users = pgTable(
  'users',
  {
    id: key(),
    userType: text({ enum: ['patient', 'provider'] }).notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** YYYY-MM-DD, empty when not known. */
    dob: text().notNull().default(''),
    address1: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zipCode: text().notNull().default(''),
    allowTexts: boolean().notNull().default(false),
    emergencyContactName: text().notNull().default(''),
    emergencyContactNumber: text().notNull().default(''),
    termsAgreed: boolean().notNull().default(false),
    temp: boolean().notNull().default(false),
    mustRestore: boolean().notNull().default(false),
    isAdmin: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** Registered with nothing but a zip; becomes a real account in step 2. */
    isAnonymous: boolean().notNull().default(false),
    capabilities: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    practiceId: integer().references(() => practices.id),
    paymentCustomerId: text(),
    cardId: text(),
    cardType: text(),
    cardLast4: text(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`), index().on(table.practiceId)],
);

export const userLocations = pgTable(
  'user_locations',
  {
    userId: refersTo(() => users.id),
    locationId: refersTo(() => locations.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.locationId] })],
);

/** Tokens are random and stored hashed. `login` is the half-way token of the two login calls, `reset` a reset link. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['session', 'login', 'reset'] }).notNull(),
    userId: refersTo(() => users.id),
    /** The staff member behind a switched session. */
    switchedBy: integer(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

export const sessionLogs = pgTable('session_logs', {
  id: key(),
  userId: refersTo(() => users.id),
  appInfoId: integer().notNull(),
  sessionStart: text().notNull(),
  sessionEnd: text(),
});

export const patientConditions = pgTable(
  'patient_conditions',
  {
    patientId: refersTo(() => users.id),
    conditionId: refersTo(() => conditions.id),
  },
  (table) => [primaryKey({ columns: [table.patientId, table.conditionId] })],
);

export const patientDoctors = pgTable(
  'patient_doctors',
  {
    patientId: refersTo(() => users.id),
    doctorId: refersTo(() => doctors.id),
  },
  (table) => [primaryKey({ columns: [table.patientId, table.doctorId] })],
);

export const patientInsurance = pgTable('patient_insurance', {
  patientId: integer()
    .primaryKey()
    .references(() => users.id),
  companyId: integer().notNull(),
  groupNumber: text().notNull().default(''),
  dob: text().notNull().default(''),
  planId: text().notNull().default(''),
  policyName: text().notNull().default(''),
  policyNumber: text().notNull().default(''),
});
