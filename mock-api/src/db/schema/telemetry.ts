import { doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type TelemetryEntry } from '@scanharbor/shared-contracts/wire/telemetry';
import { idPrimaryKey, timestampColumn } from './columns';

/** What pages report about their code. Nothing in it identifies a visitor, a request or a session. */
export const telemetry = pgTable(
  'telemetry',
  {
    id: idPrimaryKey(),
    at: timestampColumn().notNull(),
    kind: text().$type<TelemetryEntry['kind']>().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    owner: text().notNull(),
    route: text().notNull(),
    name: text().notNull(),
    code: text().notNull(),
    value: doublePrecision().notNull(),
    stack: jsonb().$type<string[]>().notNull(),
    /** Null on the live site. */
    previewSet: text(),
  },
  (table) => [index().on(table.at)],
);
