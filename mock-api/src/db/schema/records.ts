import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type CalendarEntry } from '@scanharbor/shared-contracts/domain/calendar-file';
import { messageStates } from '@scanharbor/shared-contracts/domain/sent-message';
import { idPrimaryKey, timestampColumn } from './columns';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

export const uploads = pgTable(
  'uploads',
  {
    /** Random, so that ids cannot be guessed. */
    id: text().primaryKey(),
    ownerId: integer(),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    content: bytes().notNull(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.ownerId)],
);

export const requestUploads = pgTable('request_uploads', { blobId: text().notNull(), requestId: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.blobId, table.requestId] }),
  index().on(table.requestId),
]);

export const invitations = pgTable('invitations', {
  id: text().primaryKey(),
  patientId: integer().notNull(),
  requestId: integer(),
  scanServiceId: integer().notNull(),
  state: text({ enum: ['active', 'inactive', 'completed', 'canceled'] }).notNull(),
  dob: text().notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: timestampColumn().notNull(),
  /** Time of the last confirmed date of birth, and the hash of the proof issued then. */
  verifiedAt: timestampColumn(),
  proofHash: text(),
  prescriberFirstName: text().notNull(),
  prescriberLastName: text().notNull(),
  prescriberPhone: text().notNull(),
  organization: text().notNull(),
});

export const contactMessages = pgTable('contact_messages', {
  id: idPrimaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  comments: text().notNull(),
  type: text().notNull(),
  at: timestampColumn().notNull(),
});

/** What the HTML of an email is made of; the layout is the same for all. */
export interface MessageContent {
  /** Language code of the text; English without it. */
  language?: string;
  paragraphs: string[];
  /** A button; the path is one of the site. */
  action?: { label: string; path: string };
  /** Attached as an .ics file. */
  calendar?: CalendarEntry;
  /** Path that turns reminders off. */
  unsubscribe?: string;
}

/** Emails and SMS: what was written, and what became of it. */
export const outbox = pgTable(
  'outbox',
  {
    id: idPrimaryKey(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The plain text. */
    body: text().notNull(),
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    at: timestampColumn().notNull(),
    /** What the HTML is made of; null for an SMS. */
    content: jsonb().$type<MessageContent>(),
    /** `kept` is not sent: an installation without a mail server. `sent` was accepted by the provider. */
    state: text({ enum: messageStates }).notNull().default('kept'),
    /** Why it failed, or why it still waits after an attempt. */
    reason: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    /** When it was sent, or given up. */
    settledAt: timestampColumn(),
    /** Identifies the message to the provider in every attempt: Message-ID, idempotency key. */
    key: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** The provider's own id, by which it reports the delivery. */
    providerId: text(),
    /** The account that it was written to, and the request that it is about. */
    userId: integer(),
    requestId: integer(),
    /** Sent once for each occasion, such as a reminder of one appointment. */
    occasion: text().unique(),
  },
  (table) => [index().on(table.requestId), index().on(table.providerId)],
);

export type UploadRecord = typeof uploads.$inferSelect;
export type InvitationRecord = typeof invitations.$inferSelect;
export type OutboxRecord = typeof outbox.$inferSelect;
export type OutboxInsert = typeof outbox.$inferInsert;
