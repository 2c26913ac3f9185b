import { z } from 'zod';
import { requestStates } from '../../domain/request-hit';
import { flag, idList, integer, line } from '../values';

const largestPage = 50;

const hit = z.object({
  TestRequestID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  Dob: z.string(),
  PhoneNumber: z.string(),
  ScanTypeName: z.string(),
  FriendlyName: z.string(),
  state: z.enum(requestStates),
  HoursOpened: z.number(),
  IsCancelRequested: flag,
  /** Wall-clock time at the center; null while the request is open. */
  AppointmentDate: z.string().nullable(),
  TimeZoneId: z.string(),
  LocationName: z.string(),
});
hit.register(z.globalRegistry, { id: 'SearchHit' });

/** Wire shapes of the search over all requests of a practice. Ours. */
export const icPortalSearchWire = {
  'GET ic-portal/search': {
    query: z.object({
      /** Words of name, date of birth, phone, number and scan; a request matches each of them. */
      search: line.optional(),
      /** The requests with these ids, instead of a search. */
      ids: idList.optional(),
      limit: integer.min(1).max(largestPage),
      /** Requests to skip. */
      offset: integer.min(0).optional(),
    }),
    /** `total`: how many requests match. */
    response: z.object({ data: z.array(hit), total: z.number() }),
  },
} as const;

export type RequestHitRow = z.infer<typeof hit>;
