import { z } from 'zod';
import { window } from '../values';

/** Ours: other times that the patient asked for; part of the patient's card and of the rows of centers. */
export const reschedule = z.object({
  /** ISO time. */
  requested_at: z.string(),
  details: z.string(),
  windows: z.array(window),
});
reschedule.register(z.globalRegistry, { id: 'Reschedule' });

export type RescheduleResponse = z.infer<typeof reschedule>;
