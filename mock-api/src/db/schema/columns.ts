import { type AnyPgColumn, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Seeds use lower ids; rows created later count up from here. */
export const firstLiveId = 5000;

/** The primary key: seeds set it, otherwise the database does. */
export const idPrimaryKey = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstLiveId });

/** A required reference to a row of another table. */
export const foreignKeyTo = (column: () => AnyPgColumn) => integer().notNull().references(column);

/** An instant (UTC). Times at a center are text, `YYYY-MM-DD HH:mm:ss`, since they are wall-clock times there. */
export const timestampColumn = (name = '') => timestamp(name, { withTimezone: true, mode: 'date' });

/** Whether the public may see an entry. What guests and new providers enter waits for a platform administrator. */
export const approvalColumns = () => ({
  approval: text({ enum: ['waiting', 'approved', 'rejected'] })
    .notNull()
    .default('approved'),
  /** Why an entry was rejected. */
  approvalReason: text().notNull().default(''),
  /** Null for the seeded entries. */
  enteredAt: timestampColumn(),
});
