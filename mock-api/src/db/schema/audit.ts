import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idPrimaryKey, timestampColumn } from './columns';

/**
 * The audit trail. The database fills `sequence`, `previousHash` and `hash`, and refuses updates, deletions and truncation (see the
 * migration 0009). Names are stored as they were then.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: idPrimaryKey(),
    /** The chain that the event continues: one per practice, per user without a practice, and one for guests. */
    chain: text().notNull().default(''),
    sequence: integer().notNull().default(0),
    at: timestampColumn().notNull(),
    /** The call: method and path of the wire. */
    call: text().notNull().default(''),
    action: text().notNull(),
    outcome: text({ enum: ['done', 'unchanged', 'failed'] })
      .notNull()
      .default('done'),
    /** The account that acted, or that a failed login tried; null for guests. */
    userId: integer(),
    userName: text().notNull().default(''),
    /** The staff member who acted as that user. */
    switchedBy: integer(),
    switchedByName: text().notNull().default(''),
    /** The practice whose administrators see the event. */
    practiceId: integer(),
    /** What the event is about, such as 'request 1001'. */
    subject: text().notNull(),
    /** The patients whose data was read or changed. */
    patientIds: integer().array().notNull().default([]),
    /** The changed rows before and after as JSON, as text, since the hash covers its bytes. */
    changes: text().notNull().default('[]'),
    /** IP address of the caller. */
    address: text().notNull().default(''),
    previousHash: text().notNull().default(''),
    hash: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('audit_events_chain').on(table.chain, table.sequence),
    index().on(table.practiceId, table.at),
    index('audit_events_patients').using('gin', table.patientIds),
  ],
);

export type AuditEventRecord = typeof auditEvents.$inferSelect;
export type AuditEventInsert = typeof auditEvents.$inferInsert;
