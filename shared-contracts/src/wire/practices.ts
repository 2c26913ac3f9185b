import { z } from 'zod';
import { flag, idText, line, paragraph, success } from './values';

/** A modality of a location that waits to be set in service (SC-348). */
const pendingScan = z.object({
  id: z.number(),
  in_service: z.number(),
  scan_type: z.object({ id: z.number(), value: z.string() }),
  location: z.object({ id: z.number(), name: z.string(), address_1: z.string(), city: z.string(), state: z.string() }),
  practice: z.object({ id: z.number(), name: z.string() }),
});
pendingScan.register(z.globalRegistry, { id: 'PendingModality' });

const entryKind = z.enum(['doctor', 'practice']);

/** What a guest or a new provider entered, and the public does not see yet. Empty texts were not entered. */
const entry = z.object({
  kind: entryKind,
  id: z.number(),
  /** ISO time. */
  entered_at: z.string(),
  name: z.string(),
  /** Administrator of a practice. */
  person: z.string(),
  email: z.string(),
  phone: z.string(),
  specialty: z.string(),
  npi: z.string(),
  addresses: z.array(z.string()),
  /** Names of the centers that a doctor prefers. */
  centers: z.array(z.string()),
});
entry.register(z.globalRegistry, { id: 'PendingEntry' });

/** Wire shapes of practices. */
export const practicesWire = {
  'GET practices/entries': { response: z.object({ results: z.array(entry) }) },
  'PATCH practices/entries/:id': {
    params: z.object({ id: idText }),
    body: z.object({ kind: entryKind, approved: flag, reason: paragraph.default('') }),
    response: success,
  },
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
  /** Ours: whether staff of the own practice need a second factor to sign in. */
  'PATCH practices/security': { body: z.object({ second_factor_required: flag }), response: success },
  'POST practices/practice': {
    body: z.object({ name: line.trim().min(1, 'Please enter a name.') }),
    response: success.extend({ id: z.number() }),
  },
} as const;

export type EntryResponse = z.infer<typeof entry>;
export type PendingScanResponse = z.infer<typeof pendingScan>;
export type PracticesNearResponse = z.infer<(typeof practicesWire)['POST practices/zip_code/:zipcode']['response']>;
