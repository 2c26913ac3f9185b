import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, moment } from './columns';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

export const uploads = pgTable('uploads', {
  /** Random, since whoever guesses an id must not find a file. */
  id: text().primaryKey(),
  ownerId: integer(),
  fileName: text().notNull(),
  mimeType: text().notNull(),
  content: bytes().notNull(),
  createdAt: moment().notNull(),
});

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
  expiresAt: moment().notNull(),
  /** When the date of birth was last confirmed, and the hash of the proof given out then. */
  verifiedAt: moment(),
  proofHash: text(),
  prescriberFirstName: text().notNull(),
  prescriberLastName: text().notNull(),
  prescriberPhone: text().notNull(),
  organization: text().notNull(),
});

export const contactMessages = pgTable('contact_messages', {
  id: key(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  comments: text().notNull(),
  type: text().notNull(),
  at: moment().notNull(),
});

/** E-mails and texts that would have been sent. */
export const outbox = pgTable('outbox', {
  id: key(),
  channel: text({ enum: ['email', 'sms'] }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  data: jsonb().$type<Record<string, string | number>>().notNull(),
  at: moment().notNull(),
});

export const auditEvents = pgTable('audit_events', {
  id: key(),
  userId: integer(),
  /** The staff member who acted as that user. */
  switchedBy: integer(),
  action: text().notNull(),
  subject: text().notNull(),
  at: moment().notNull(),
});
