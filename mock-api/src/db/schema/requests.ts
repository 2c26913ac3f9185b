import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, refersTo } from './columns';
import { locations } from './practices';
import { scanServices } from './scans';
import { users } from './users';

/** What a patient answers in steps 1 to 4; a record in progress and the request made of it hold the same. */
const answers = () => ({
  patientId: refersTo(() => users.id),
  scanServiceId: refersTo(() => scanServices.id),
  zipCode: text().notNull(),
  /** Miles. */
  distance: integer().notNull(),
  selfPay: boolean().notNull(),
  isAnyTime: boolean().notNull().default(false),
  reason: text().notNull().default(''),
  doctorId: integer(),
  doctorFirstName: text().notNull().default(''),
  doctorLastName: text().notNull().default(''),
  doctorPhone: text().notNull().default(''),
  uploadedRx: boolean().notNull().default(false),
  blobId: text(),
  willBringRx: boolean().notNull().default(false),
  covidResponseId: integer(),
  insurerId: integer(),
  policyNumber: text().notNull().default(''),
  paymentId: text().notNull().default(''),
  /** Stays on the server: no call returns it. */
  paymentSecret: text().notNull().default(''),
  cardType: text().notNull().default(''),
  cardLast4: text().notNull().default(''),
  originOne: text().notNull().default(''),
  originTwo: text().notNull().default(''),
});

export const progressRecords = pgTable(
  'progress_records',
  {
    id: key(),
    ...answers(),
    /** 'start/end' ranges joined by commas. */
    slots: text().notNull().default(''),
    step: integer().notNull().default(2),
    /** The request that this record edits or has become. */
    requestId: integer(),
    finishedAt: moment(),
    /** Set when the patient gives the record up. */
    withdrawnAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.patientId)],
);

export const requests = pgTable(
  'requests',
  {
    id: key(),
    ...answers(),
    slots: text().notNull().default(''),
    /** A scheduled request counts as completed once its appointment has begun. */
    status: text({ enum: ['open', 'scheduled', 'withdrawn'] })
      .notNull()
      .default('open'),
    requestedAt: moment().notNull(),
    /** Whole dollars, lowest price and fee when asked. */
    budget: integer().notNull().default(0),
    fee: integer().notNull().default(0),
    cancelRequested: boolean().notNull().default(false),
    isMfp: boolean().notNull().default(false),
    notice: integer().notNull().default(3),
    preAuthInstructions: text().notNull().default(''),
    clinicalNotes: text().notNull().default(''),
    schedulingNotes: text().notNull().default(''),
    contractBudget: integer(),
    confirmationSentAt: moment(),
    /** When its patient last offered other times. */
    timesChangedAt: moment(),
  },
  (table) => [index().on(table.patientId), index().on(table.status, table.requestedAt), index().on(table.requestedAt)],
);

/** Times a patient offers, wall-clock times at the center. */
export const requestWindows = pgTable(
  'request_windows',
  {
    id: key(),
    requestId: refersTo(() => requests.id),
    open: text().notNull(),
    close: text().notNull(),
  },
  (table) => [index().on(table.requestId)],
);

/** The centers that may book a request. */
export const requestLocations = pgTable(
  'request_locations',
  {
    requestId: refersTo(() => requests.id),
    locationId: refersTo(() => locations.id),
    /** Tenths of a mile. */
    distanceTenths: integer().notNull(),
    price: integer().notNull(),
    fee: integer().notNull(),
    rejectedAt: moment(),
    rejectReason: text(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.locationId] }), index().on(table.locationId)],
);

/** Two indexes keep what no check before an insert can: one booking per time and location, one per request. */
export const appointments = pgTable(
  'appointments',
  {
    id: key(),
    requestId: refersTo(() => requests.id),
    locationId: refersTo(() => locations.id),
    /** Wall-clock time at the location. */
    start: text().notNull(),
    startsAt: moment().notNull(),
    fee: integer().notNull().default(0),
    /** What its practice agreed on: whole dollars, none for the request's; the id in the center's own system. */
    budget: integer(),
    customBookingId: text().notNull().default(''),
    bookedBy: integer(),
    bookedAt: moment().notNull(),
    cancelledAt: moment(),
    cancelReason: text(),
    cancelDetails: text(),
    /** Of its deposit: empty, 'requested' or 'complete'. */
    refundStatus: text().notNull().default(''),
    refundPercent: integer(),
  },
  (table) => [
    uniqueIndex('one_booking_per_time')
      .on(table.locationId, table.start)
      .where(sql`${table.cancelledAt} is null`),
    uniqueIndex('one_booking_per_request')
      .on(table.requestId)
      .where(sql`${table.cancelledAt} is null`),
    index().on(table.startsAt),
  ],
);

/** Notes (type 53) and everything else that was said or happened on a request. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: key(),
    requestId: refersTo(() => requests.id),
    eventTypeId: integer().notNull(),
    text: text().notNull(),
    authorId: integer(),
    author: text().notNull(),
    practiceId: integer(),
    at: moment().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [index().on(table.requestId)],
);

/** Screening answers of a patient, in the field names of the wire. */
export const screenings = pgTable('screenings', {
  patientId: integer()
    .primaryKey()
    .references(() => users.id),
  answers: jsonb().$type<Record<string, string | number | null>>().notNull(),
});
