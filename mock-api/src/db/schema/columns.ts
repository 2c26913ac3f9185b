import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** Seeds use lower ids; rows created later count up from here. */
export const firstLiveId = 5000;

/** The primary key: seeds set it, otherwise the database does. */
export const idPrimaryKey = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstLiveId });

/** A required reference to a row of another table. */
export const foreignKeyTo = (column: () => AnyPgColumn) => integer().notNull().references(column);

/** An instant (UTC). Times at a center are text, `YYYY-MM-DD HH:mm:ss`, since they are wall-clock times there. */
export const timestampColumn = (name = '') => timestamp(name, { withTimezone: true, mode: 'date' });
