import { z } from 'zod';
import { idText, line, success } from './values';

/** A modality of a location that waits to be set in service (SC-348). */
const pendingScan = z.object({
  id: z.number(),
  in_service: z.number(),
  scan_type: z.object({ id: z.number(), value: z.string() }),
  location: z.object({ id: z.number(), name: z.string(), address_1: z.string(), city: z.string(), state: z.string() }),
  practice: z.object({ id: z.number(), name: z.string() }),
});

/** Wire shapes of practices. */
export const practicesWire = {
  'GET practices/pending_scans': { response: z.object({ results: z.array(pendingScan) }) },
  'PATCH practices/pending_scans/:id': {
    params: z.object({ id: idText }),
    body: z.object({ in_service: z.union([z.literal(1), z.literal('1'), z.literal(true)]) }),
    response: success,
  },
  'POST practices/zip_code/:zipcode': {
    params: z.object({ zipcode: line }),
    response: z.object({ results: z.array(z.object({ id: z.number(), name: z.string(), distance: z.number() })) }),
  },
  'POST practices/practice': {
    body: z.object({ name: line.trim().min(1, 'Please enter a name.') }),
    response: success.extend({ id: z.number() }),
  },
} as const;

export type PendingScanResponse = z.infer<typeof pendingScan>;
export type PracticesNearResponse = z.infer<(typeof practicesWire)['POST practices/zip_code/:zipcode']['response']>;
