import { searchWire } from '@scanharbor/shared-contracts/wire/search';
import { searchDoctors } from '../db/queries/doctors';
import { defineRoutes } from '../http/route';

const maxRows = 20;

export const searchRoutes = defineRoutes(searchWire, {
  'GET search/doctor': {
    access: 'anyone',
    handle: async ({ query, context }) => {
      const terms = query.search.split(/\s+/).filter(Boolean);
      const rows = terms.length > 0 ? await searchDoctors(context.db, terms, maxRows) : [];
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
