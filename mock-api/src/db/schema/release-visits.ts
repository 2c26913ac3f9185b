import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns';

/** Visits and failed visits of each released version, in steps of five minutes. */
export const releaseVisits = pgTable(
  'release_visits',
  {
    /** Start of the five minutes. */
    at: timestampColumn().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    visits: integer().notNull(),
    /** Visits in which code of the version failed. */
    failures: integer().notNull(),
    /** Networks whose first failed visit with this version was here. */
    failingNetworks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.remote, table.version] })],
);
