import { defaultNoticeHours } from '@scanharbor/shared-contracts/domain/notice';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idPrimaryKey, timestampColumn, foreignKeyTo } from './columns';
import { locations, machines, practices } from './practices';
import { scanServices } from './scans';
import { users } from './users';

/** The patient's answers of steps 1 to 4, in a record in progress and in the request created from it. */
const answers = () => ({
  patientId: foreignKeyTo(() => users.id),
  scanServiceId: foreignKeyTo(() => scanServices.id),
  zipCode: text().notNull(),
  /** Miles. */
  distance: integer().notNull(),
  selfPay: boolean().notNull(),
  isAnyTime: boolean().notNull().default(false),
  /** The centers that the patient chose: only they get the request. None: each center within the distance gets it. */
  locationIds: integer().array().notNull().default([]),
  reason: text().notNull().default(''),
  doctorId: integer(),
  doctorFirstName: text().notNull().default(''),
  doctorLastName: text().notNull().default(''),
  doctorPhone: text().notNull().default(''),
  uploadedRx: boolean().notNull().default(false),
  blobId: text(),
  /** The further pages of the prescription, in order. */
  moreBlobIds: text().array().notNull().default([]),
  willBringRx: boolean().notNull().default(false),
  covidResponseId: integer(),
  insurerId: integer(),
  policyNumber: text().notNull().default(''),
  paymentId: text().notNull().default(''),
  /** No call returns it. */
  paymentSecret: text().notNull().default(''),
  cardType: text().notNull().default(''),
  cardLast4: text().notNull().default(''),
  originOne: text().notNull().default(''),
  originTwo: text().notNull().default(''),
});

export const progressRecords = pgTable(
  'progress_records',
  {
    id: idPrimaryKey(),
    ...answers(),
    /** 'start/end' ranges joined by commas. */
    slots: text().notNull().default(''),
    step: integer().notNull().default(2),
    /** The request that this record edits or was submitted as. */
    requestId: integer(),
    finishedAt: timestampColumn(),
    /** When the patient discarded the record. */
    withdrawnAt: timestampColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.patientId)],
);

export const requests = pgTable(
  'requests',
  {
    id: idPrimaryKey(),
    ...answers(),
    slots: text().notNull().default(''),
    /** A scheduled request counts as completed once its appointment has started. */
    status: text({ enum: ['open', 'scheduled', 'withdrawn'] })
      .notNull()
      .default('open'),
    requestedAt: timestampColumn().notNull(),
    /** Lowest price and fee at submission, whole dollars. */
    budget: integer().notNull().default(0),
    fee: integer().notNull().default(0),
    cancelRequested: boolean().notNull().default(false),
    isMfp: boolean().notNull().default(false),
    notice: integer().notNull().default(defaultNoticeHours),
    preAuthInstructions: text().notNull().default(''),
    clinicalNotes: text().notNull().default(''),
    schedulingNotes: text().notNull().default(''),
    contractBudget: integer(),
    confirmationSentAt: timestampColumn(),
    /** When the patient last offered other times. */
    timesChangedAt: timestampColumn(),
  },
  (table) => [
    index().on(table.patientId, table.id),
    index().on(table.status, table.requestedAt),
    index().on(table.requestedAt),
    index('requests_to_schedule')
      .on(table.requestedAt, table.id)
      .where(sql`${table.status} = 'open' and not ${table.cancelRequested}`),
  ],
);

/**
 * What lists of requests search and sort by, folded by `fold_text`; kept by a trigger. Catalogs do not change, so the row depends on
 * its request only.
 */
export const requestSearch = pgTable('request_search', {
  requestId: integer()
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  /** Id, day of the request, scan and insurer. */
  words: text().notNull(),
  /** 'self-pay $1,234', without an amount that an appointment replaces; empty with insurance. */
  price: text().notNull(),
  modality: text().notNull(),
  scan: text().notNull(),
  payer: text().notNull(),
});

/** Times that a patient offers, wall-clock times at the center. */
export const requestWindows = pgTable(
  'request_windows',
  {
    id: idPrimaryKey(),
    requestId: foreignKeyTo(() => requests.id),
    open: text().notNull(),
    close: text().notNull(),
  },
  (table) => [index().on(table.requestId)],
);

/** The centers that can book a request. */
export const requestLocations = pgTable(
  'request_locations',
  {
    requestId: foreignKeyTo(() => requests.id),
    locationId: foreignKeyTo(() => locations.id),
    /** Tenths of a mile. */
    distanceTenths: integer().notNull(),
    price: integer().notNull(),
    fee: integer().notNull(),
    rejectedAt: timestampColumn(),
    rejectReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.locationId] }),
    index().on(table.locationId),
    index('request_locations_eligible')
      .on(table.locationId, table.requestId)
      .where(sql`${table.rejectedAt} is null`),
  ],
);

/**
 * Who of a practice takes care of a request; each practice that got the request has its own. The names are those of the time of the change.
 */
export const requestAssignees = pgTable(
  'request_assignees',
  {
    practiceId: foreignKeyTo(() => practices.id),
    requestId: foreignKeyTo(() => requests.id),
    /** Null: taken from the last assignee. */
    userId: integer().references(() => users.id),
    assignee: text().notNull().default(''),
    assignedBy: text().notNull(),
    assignedAt: timestampColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.requestId] }), index().on(table.practiceId, table.userId)],
);

/**
 * The database prevents concurrent double bookings: a unique index allows one appointment per request, and the constraint
 * `one_exam_per_machine` (migration 0013) no two exams that overlap on a machine.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: idPrimaryKey(),
    requestId: foreignKeyTo(() => requests.id),
    locationId: foreignKeyTo(() => locations.id),
    /** Wall-clock time at the location. */
    start: text().notNull(),
    startsAt: timestampColumn().notNull(),
    /** End of the exam: its length is that of the time of booking. */
    endsAt: timestampColumn().notNull(),
    /** Null only where the location had no machine for the scan when machines were introduced. */
    machineId: integer().references(() => machines.id),
    fee: integer().notNull().default(0),
    /** Terms of the practice: price in whole dollars (null: that of the request), id in the center's own system. */
    budget: integer(),
    customBookingId: text().notNull().default(''),
    bookedBy: integer(),
    bookedAt: timestampColumn().notNull(),
    /** Until then staff can take the booking back, and its patient neither sees it nor gets a message; null: never. */
    undoUntil: timestampColumn(),
    canceledAt: timestampColumn('cancelled_at'),
    cancelReason: text(),
    cancelDetails: text(),
    /** Refund of the deposit: empty, 'requested' or 'complete'. */
    refundStatus: text().notNull().default(''),
    refundPercent: integer(),
    /** The least percentage of the deposit that the patient was promised when asking to cancel; null: none. */
    refundPromised: integer(),
    /** Other times that the patient asked for; the wish ends with the appointment. */
    rescheduleRequestedAt: timestampColumn(),
    rescheduleDetails: text().notNull().default(''),
    /** 'start/end' ranges joined by commas. */
    rescheduleSlots: text().notNull().default(''),
    /** What staff recorded on the day; an appointment has one of the last two, or neither. */
    arrivedAt: timestampColumn(),
    completedAt: timestampColumn(),
    noShowAt: timestampColumn(),
    /** When the center last moved the appointment to another time or location, and from which start. */
    movedAt: timestampColumn(),
    movedFrom: text().notNull().default(''),
  },
  (table) => [
    index().on(table.locationId, table.start),
    uniqueIndex('one_booking_per_request')
      .on(table.requestId)
      .where(sql`${table.canceledAt} is null`),
    index().on(table.startsAt),
    index('appointments_of_location')
      .on(table.locationId, table.startsAt)
      .where(sql`${table.canceledAt} is null`),
  ],
);

/** Notes (type 53) and other events of a request. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: idPrimaryKey(),
    requestId: foreignKeyTo(() => requests.id),
    eventTypeId: integer().notNull(),
    text: text().notNull(),
    authorId: integer(),
    author: text().notNull(),
    practiceId: integer(),
    at: timestampColumn().notNull(),
    isActive: boolean().notNull().default(true),
    /** Who wrote the present text of a note that was edited, and when. */
    editor: text(),
    editedAt: timestampColumn(),
    deletedBy: text(),
    deletedAt: timestampColumn(),
  },
  (table) => [
    index().on(table.requestId),
    index('last_note_of_request')
      .on(table.practiceId, table.requestId, table.at, table.id)
      .where(sql`${table.eventTypeId} = 53 and ${table.isActive}`),
  ],
);

/** The texts that a note had before it was edited. */
export const noteVersions = pgTable(
  'note_versions',
  {
    id: idPrimaryKey(),
    eventId: foreignKeyTo(() => requestEvents.id),
    text: text().notNull(),
    /** Who wrote this text, and when. */
    author: text().notNull(),
    at: timestampColumn().notNull(),
  },
  (table) => [index().on(table.eventId)],
);

/** Screening answers of a patient, under the field names of the wire. */
export const screenings = pgTable('screenings', {
  patientId: integer()
    .primaryKey()
    .references(() => users.id),
  answers: jsonb().$type<Record<string, string | number | null>>().notNull(),
});

export type ProgressRecord = typeof progressRecords.$inferSelect;
export type RequestRecord = typeof requests.$inferSelect;
export type RequestInsert = typeof requests.$inferInsert;
export type RequestAssigneeRecord = typeof requestAssignees.$inferSelect;
export type AppointmentRecord = typeof appointments.$inferSelect;
export type NoteVersionRecord = typeof noteVersions.$inferSelect;
export type RequestEventRecord = typeof requestEvents.$inferSelect;
