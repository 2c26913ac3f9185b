import { z } from 'zod';
import { idText, success } from '../values';

const feed = z.object({ machineId: z.number(), createdAt: z.iso.datetime() });
feed.register(z.globalRegistry, { id: 'MachineFeed' });

const params = z.object({ machineId: idText });

/** Ours: the calendar feeds of machines. Calendars read a feed by its path alone. */
export const icPortalFeedsWire = {
  'GET ic-portal/machine-feeds/:locationId': {
    params: z.object({ locationId: idText }),
    response: z.object({ data: z.array(feed) }),
  },
  /** `path` is secret, and no other call returns it; an earlier one ends. */
  'PUT ic-portal/machine-feed/:machineId': { params, response: z.object({ data: feed.extend({ path: z.string() }) }) },
  'DELETE ic-portal/machine-feed/:machineId': { params, response: success },
} as const;
