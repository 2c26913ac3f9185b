import { type EstimateContent } from '@scanharbor/shared-contracts/domain/estimate';
import { estimateReasons } from '@scanharbor/shared-contracts/domain/estimate-reason';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { foreignKeyTo, idPrimaryKey, timestampColumn } from './columns';
import { locations } from './practices';
import { appointments, requests } from './requests';

/** Good-faith estimates as they were issued. Rows never change; a booking that is taken back takes its own along. */
export const estimates = pgTable(
  'estimates',
  {
    id: idPrimaryKey(),
    requestId: foreignKeyTo(() => requests.id),
    /** Counted for each request from 1. */
    version: integer().notNull(),
    locationId: foreignKeyTo(() => locations.id),
    /** Null before a booking. */
    appointmentId: integer().references(() => appointments.id, { onDelete: 'cascade' }),
    reason: text({ enum: estimateReasons }).notNull(),
    content: jsonb().$type<EstimateContent>().notNull(),
    issuedAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.appointmentId), unique().on(table.requestId, table.version)],
);

export type EstimateRecord = typeof estimates.$inferSelect;
