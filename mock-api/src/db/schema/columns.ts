import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** Seeds use the numbers below; whatever comes later counts up from here. */
export const firstLiveId = 5000;

/** The key of a table: seeds give it, otherwise the database does. */
export const key = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstLiveId });

/** The key of a row of another table, which must be there. */
export const refersTo = (column: () => AnyPgColumn) => integer().notNull().references(column);

/** A moment (UTC). Times at a center are texts, `YYYY-MM-DD HH:mm:ss`, since they are wall-clock times there. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
