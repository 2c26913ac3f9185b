import { z } from 'zod';
import { flag, line } from './values';

/** Wire shapes of search (SC-166, SC-311). */
export const searchWire = {
  'GET search/doctor': {
    query: z.object({ search: line }),
    response: z.object({
      success: flag,
      total: z.number(),
      result: z.array(
        z.object({
          ID: z.number(),
          FirstName: z.string(),
          LastName: z.string(),
          Phone: z.string(),
          City: z.string(),
          StateName: z.string(),
        }),
      ),
    }),
  },
} as const;
