import { z } from 'zod';
import { integer, listMaximum, paragraph, window } from './values';

/** Wire shapes of admin. 'ValidUser' is success (D3). */
export const adminWire = {
  'POST admin/send_email': {
    /** Ours: `windows` are the times chosen in the calendar. */
    body: z.object({ requestId: integer, rescheduleInfo: paragraph, windows: z.array(window).max(listMaximum).optional() }),
    response: z.object({ status: z.string() }),
  },
} as const;
