import { and, asc, ilike, or } from 'drizzle-orm';
import { searchWire } from '@scanharbor/shared-contracts/wire/search';
import { doctors } from '../db/schema/index';
import { defineRoutes } from '../http/route';

const mostRows = 20;

export const searchRoutes = defineRoutes(searchWire, {
  'GET search/doctor': {
    access: 'anyone',
    handle: async ({ query, context }) => {
      const words = query.search
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `%${word.replace(/[%_\\]/g, '')}%`);
      const rows = words.length
        ? await context.db
            .select()
            .from(doctors)
            .where(and(...words.map((word) => or(ilike(doctors.firstName, word), ilike(doctors.lastName, word)))))
            .orderBy(asc(doctors.lastName), asc(doctors.firstName))
            .limit(mostRows)
        : [];
      const result = rows.map((row) => ({
        ID: row.id,
        FirstName: row.firstName,
        LastName: row.lastName,
        Phone: row.phone,
        City: row.city,
        StateName: row.state,
      }));
      return { success: true, total: result.length, result };
    },
  },
});
