import { z } from 'zod';
import { estimateReasons } from '../../domain/estimate-reason';
import { wallClock } from '../values';

const estimate = z.object({
  request_id: z.number(),
  version: z.number(),
  issued_at: z.string(),
  reason: z.enum(estimateReasons),
  patient: z.object({ name: z.string(), birth_date: z.string() }),
  /** `start`: wall-clock time at the center; null before a booking. */
  service: z.object({ description: z.string(), start: wallClock.nullable(), time_zone: z.string() }),
  provider: z.object({
    practice: z.string(),
    location: z.string(),
    npi: z.string(),
    tax_id: z.string(),
    address: z.string(),
    state: z.string(),
  }),
  items: z.array(
    z.object({
      description: z.string(),
      service_code: z.string(),
      diagnosis_codes: z.array(z.string()),
      amount_cents: z.number(),
    }),
  ),
  deposit_cents: z.number(),
  separate_items: z.object({ notice: z.string(), items: z.array(z.string()) }),
  notices: z.array(z.string()),
});
estimate.register(z.globalRegistry, { id: 'GoodFaithEstimate' });

/** Ours: the good-faith estimates of a request, the latest version first (45 CFR 149.610). */
export const estimates = z.object({ results: z.array(estimate) });
estimates.register(z.globalRegistry, { id: 'GoodFaithEstimates' });

export type EstimateResponse = z.infer<typeof estimate>;
