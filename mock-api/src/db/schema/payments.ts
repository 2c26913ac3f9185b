import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { paymentKinds, paymentStates } from '@scanharbor/shared-contracts/domain/payment';
import { idPrimaryKey, timestampColumn } from './columns';

/** The ledger: deposits and refunds, what was ordered and what became of it. Rows are never removed. */
export const payments = pgTable(
  'payments',
  {
    id: idPrimaryKey(),
    kind: text({ enum: paymentKinds }).notNull(),
    requestId: integer().notNull(),
    /** Without a foreign key: a booking that is taken back leaves its line. */
    appointmentId: integer().notNull(),
    locationId: integer().notNull(),
    amountCents: integer().notNull(),
    state: text({ enum: paymentStates }).notNull(),
    /** Why it failed, is void, or still waits after an attempt. */
    reason: text().notNull().default(''),
    /** Counted before each call of the provider: at 0, the provider knows nothing of it. */
    attempts: integer().notNull().default(0),
    /** Identifies it to the provider in every attempt: idempotency key. */
    key: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** The provider's own id. */
    providerId: text(),
    at: timestampColumn().notNull(),
    settledAt: timestampColumn(),
  },
  (table) => [unique().on(table.appointmentId, table.kind), index().on(table.locationId, table.id), index().on(table.providerId)],
);

/** Events of the card provider that were handled: one that arrives again changes nothing. */
export const cardEvents = pgTable('card_events', { id: text().primaryKey(), at: timestampColumn().notNull() });

export type PaymentRecord = typeof payments.$inferSelect;
export type PaymentInsert = typeof payments.$inferInsert;
