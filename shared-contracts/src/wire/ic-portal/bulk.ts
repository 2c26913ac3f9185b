import { z } from 'zod';
import { bulkCallMaximum } from '../../domain/bulk';
import { idText, paragraph } from '../values';

const requestIds = z.array(idText).min(1).max(bulkCallMaximum);

/** For each request of the call, in its order: why it was not changed, or null. */
const results = z.object({ data: z.array(z.object({ requestId: z.number(), failure: z.string().nullable() })) });
results.register(z.globalRegistry, { id: 'BulkResults' });

/** Wire shapes of changes of several requests. Ours. Each request is changed by itself: one that is refused stops no other. */
export const icPortalBulkWire = {
  'POST ic-portal/bulk-assign': {
    /** `userId`: null for no one. `was`: whom the caller saw as the assignee of the request; another one is not replaced. */
    body: z.object({
      userId: idText.nullable(),
      requests: z
        .array(z.object({ requestId: idText, was: idText.nullable() }))
        .min(1)
        .max(bulkCallMaximum),
    }),
    response: results,
  },
  /** Declines for all locations of the practice. */
  'POST ic-portal/bulk-reject': {
    body: z.object({ requestIds, reason: paragraph.trim().min(1, 'Please give a reason.') }),
    response: results,
  },
  /** Takes back the caller's own rejections of the last half hour; the requests are open to the practice again. */
  'POST ic-portal/bulk-restore': { body: z.object({ requestIds }), response: results },
} as const;

export type BulkResult = z.infer<typeof results>['data'][number];
