import { z } from 'zod';
import { idText, success } from './values';

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
  'GET practices/pending_scans': { answer: z.object({ results: z.array(pendingScan) }) },
  'PATCH practices/pending_scans/:id': {
    params: z.object({ id: idText }),
    body: z.object({ in_service: z.union([z.literal(1), z.literal('1'), z.literal(true)]) }),
    answer: success,
  },
  'POST practices/zip_code/:zipcode': {
    params: z.object({ zipcode: z.string() }),
    answer: z.object({ results: z.array(z.object({ id: z.number(), name: z.string(), distance: z.number() })) }),
  },
  'POST practices/practice': {
    body: z.object({ name: z.string().trim().min(1, 'Please enter a name.') }),
    answer: success.extend({ id: z.number() }),
  },
} as const;

export type PendingScanAnswer = z.infer<typeof pendingScan>;
export type PracticesNearAnswer = z.infer<(typeof practicesWire)['POST practices/zip_code/:zipcode']['answer']>;
