import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns';

/** Calls with a key of their client, and their responses: a call that is sent again gets the response of the first (decision 046). */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    /** Of caller, URL and the client's key. */
    keyHash: text().primaryKey(),
    /** Of what was sent. */
    contentHash: text().notNull(),
    /** JSON; empty inside the transaction of the call only. */
    response: text().notNull().default(''),
    at: timestampColumn().notNull(),
  },
  (table) => [index().on(table.at)],
);
