import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** Emails and SMS to send. */
export const outbox = pgTable('outbox', {
  id: idPrimaryKey(),
  channel: text({ enum: ['email', 'sms'] }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  data: jsonb().$type<Record<string, string | number>>().notNull(),
  at: timestampColumn().notNull(),
});

export type UploadRecord = typeof uploads.$inferSelect;
export type InvitationRecord = typeof invitations.$inferSelect;
