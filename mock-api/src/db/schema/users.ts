import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type Language } from '@scanharbor/shared-contracts/domain/language';
import { idPrimaryKey, timestampColumn, foreignKeyTo } from './columns';
import { locations, practices } from './practices';
import { conditions, doctors } from './scans';

export const users = pgTable(
  'users',
  {
    id: idPrimaryKey(),
    userType: text({ enum: ['patient', 'provider'] }).notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** YYYY-MM-DD, empty when unknown. */
    dob: text().notNull().default(''),
    address1: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zipCode: text().notNull().default(''),
    allowTexts: boolean().notNull().default(false),
    /** False after the patient unsubscribed from reminders. */
    allowReminders: boolean().notNull().default(true),
    emergencyContactName: text().notNull().default(''),
    emergencyContactNumber: text().notNull().default(''),
    preferredLanguage: text().$type<Language | ''>().notNull().default(''),
    termsAgreed: boolean().notNull().default(false),
    temp: boolean().notNull().default(false),
    mustRestore: boolean().notNull().default(false),
    isAdmin: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** Registered with a ZIP code only; becomes a real account in step 2. */
    isAnonymous: boolean().notNull().default(false),
    capabilities: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    practiceId: integer().references(() => practices.id),
    /** Set while an administrator has disabled the account; a provider that was never activated is inactive without it. */
    deactivatedAt: timestampColumn(),
    paymentCustomerId: text(),
    cardId: text(),
    cardType: text(),
    cardLast4: text(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`), index().on(table.practiceId)],
);

/** What lists of requests search and sort by of a patient, folded by `fold_text`; kept by a trigger. */
export const patientSearch = pgTable('patient_search', {
  patientId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** First and last name, and the date of birth as '(04/12/1984)'. */
  words: text().notNull(),
  name: text().notNull(),
  dob: text().notNull(),
});

export const userLocations = pgTable(
  'user_locations',
  {
    userId: foreignKeyTo(() => users.id),
    locationId: foreignKeyTo(() => locations.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.locationId] })],
);

/** Capabilities beyond a practice: their accounts are out of reach of practices and of staff who act as others. */
export const privilegedCapabilities = ['platform_admin', 'switch_user'];

/** What a sign-in proved beyond the password; `provider` is a second factor at the identity provider of the installation. */
export type SecondFactor = 'app' | 'passkey' | 'recovery' | 'provider';

/** Random tokens, stored hashed. `login` connects the two login calls, `reset` is a reset link, `email` confirms a new address. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['session', 'login', 'reset', 'email'] }).notNull(),
    userId: foreignKeyTo(() => users.id),
    /** Id of the staff member behind a switched session, and the hash of their own session, with which it ends. */
    switchedBy: integer(),
    switchedFrom: text(),
    /** When the user last entered the password in this session. */
    provedAt: timestampColumn(),
    /** The address that an `email` token confirms. */
    newEmail: text(),
    /** The second factor of the sign-in; null without one. */
    secondFactor: text().$type<SecondFactor>(),
    /** The identity provider's ID token of an OIDC sign-in, encrypted; its sign-out needs it. */
    providerToken: text(),
    createdAt: timestampColumn().notNull(),
    lastSeenAt: timestampColumn().notNull(),
    expiresAt: timestampColumn().notNull(),
    endedAt: timestampColumn(),
  },
  (table) => [index().on(table.userId)],
);

/** Failed logins of the current period, by the hash of an account name or an IP address; also of names without an account. */
export const loginFailures = pgTable('login_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  since: timestampColumn().notNull(),
});

/** Authenticator apps, one per account. The secret is encrypted; the app counts once a code confirmed it. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  secret: text().notNull(),
  createdAt: timestampColumn().notNull(),
  confirmedAt: timestampColumn(),
  /** The time step of the last accepted code: that code and earlier ones are refused. */
  lastStep: integer().notNull().default(0),
});

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text().primaryKey(),
    userId: foreignKeyTo(() => users.id),
    name: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    signCount: bigint({ mode: 'number' }).notNull(),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: timestampColumn().notNull(),
    lastUsedAt: timestampColumn(),
  },
  (table) => [index().on(table.userId)],
);

/** Recovery codes, hashed; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: idPrimaryKey(),
    userId: foreignKeyTo(() => users.id),
    codeHash: text().notNull(),
    usedAt: timestampColumn(),
  },
  (table) => [index().on(table.userId)],
);

/** Challenges for passkeys, and started sign-ins at the identity provider (`oidc`). Each is deleted when it is used. */
export const signInChallenges = pgTable('sign_in_challenges', {
  /** Hash of the challenge, or of the state of an OIDC sign-in. */
  hash: text().primaryKey(),
  kind: text({ enum: ['register-passkey', 'use-passkey', 'oidc'] }).notNull(),
  /** The account that it was created for; null before the account is known. */
  userId: integer().references(() => users.id),
  /** Hash of the ticket of the browser that started an OIDC sign-in. */
  ticketHash: text(),
  nonce: text(),
  codeVerifier: text(),
  expiresAt: timestampColumn().notNull(),
});

export const sessionLogs = pgTable('session_logs', {
  id: idPrimaryKey(),
  userId: foreignKeyTo(() => users.id),
  appInfoId: integer().notNull(),
  sessionStart: text().notNull(),
  sessionEnd: text(),
});

export const patientConditions = pgTable(
  'patient_conditions',
  {
    patientId: foreignKeyTo(() => users.id),
    conditionId: foreignKeyTo(() => conditions.id),
  },
  (table) => [primaryKey({ columns: [table.patientId, table.conditionId] })],
);

export const patientDoctors = pgTable(
  'patient_doctors',
  {
    patientId: foreignKeyTo(() => users.id),
    doctorId: foreignKeyTo(() => doctors.id),
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

export type UserRecord = typeof users.$inferSelect;
export type UserInsert = typeof users.$inferInsert;
export type PasskeyRecord = typeof passkeys.$inferSelect;
export type TokenRecord = typeof tokens.$inferSelect;
