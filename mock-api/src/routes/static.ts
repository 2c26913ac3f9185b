import { staticWire } from '@scanharbor/shared-contracts/wire/static';
import { insertContactMessage } from '../db/queries/records';
import { successResponse } from '../http/success';
import { HttpError } from '../http/errors';
import { defineRoutes } from '../http/route';
import { failingContactEmail } from '../seed/demo-data';
import { blogEntries } from '../seed/blog';
import { texts } from '../texts';

export const staticRoutes = defineRoutes(staticWire, {
  'GET static/blog': { access: 'anyone', handle: () => blogEntries },
  'POST static/contact': {
    access: 'anyone',
    limitEntries: true,
    handle: async ({ body, context }) => {
      if (body.email === failingContactEmail) throw new HttpError(503, texts.contactFailed);
      await insertContactMessage(context.db, { ...body, phone: body.phone ?? null, at: context.clock.now() });
      return successResponse;
    },
  },
});
