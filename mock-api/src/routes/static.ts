import { staticWire } from '@scanharbor/shared-contracts/wire/static';
import { contactMessages } from '../db/schema/index';
import { done } from '../http/done';
import { ApiError } from '../http/errors';
import { defineRoutes } from '../http/route';
import { failingContactEmail } from '../seed/names';
import { blogEntries } from '../seed/blog';
import { texts } from '../texts';

export const staticRoutes = defineRoutes(staticWire, {
  'GET static/blog': { access: 'anyone', handle: () => blogEntries },
  'POST static/contact': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      if (body.email === failingContactEmail) throw new ApiError(503, texts.contactFailed);
      await context.db.insert(contactMessages).values({ ...body, phone: body.phone ?? null, at: context.clock.now() });
      return done;
    },
  },
});
