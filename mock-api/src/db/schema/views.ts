import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { requestLists } from '@scanharbor/shared-contracts/domain/request-list';
import { foreignKeyTo, idPrimaryKey, timestampColumn } from './columns';
import { practices } from './practices';
import { users } from './users';

/** Views of the lists of a practice that its members save for themselves; a search may name a patient. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: idPrimaryKey(),
    userId: foreignKeyTo(() => users.id),
    /** A member who changes the practice does not take its views along. */
    practiceId: foreignKeyTo(() => practices.id),
    list: text({ enum: requestLists }).notNull(),
    name: text().notNull(),
    search: text().notNull(),
    /** A column, with a minus for descending; null for the list's own order. */
    sort: text(),
    /** As the list's parameter: 'modality=MRI&age=over24'. */
    filter: text().notNull(),
    /** Null for all locations. */
    locationId: integer(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.userId, table.practiceId, table.list, sql`lower(${table.name})`)],
);

export type SavedViewRecord = typeof savedViews.$inferSelect;
