import { and, eq } from 'drizzle-orm';
import { usersWire } from '@scanharbor/shared-contracts/wire/users';
import { sessionLogs } from '../db/schema/index';
import { errors } from '../http/errors';
import { done } from '../http/done';
import { defineRoutes } from '../http/route';

export const usersRoutes = defineRoutes(usersWire, {
  'POST users/session-log': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const [log] = await context.db
        .insert(sessionLogs)
        .values({ userId: caller.user.id, appInfoId: body.appInfoId, sessionStart: body.sessionStart })
        .returning({ id: sessionLogs.id });
      if (!log) throw errors.unexpected();
      return log;
    },
  },
  'PUT users/session-log/:logId': {
    access: 'user',
    handle: async ({ params, body, caller, context }) => {
      const changed = await context.db
        .update(sessionLogs)
        .set({ sessionEnd: body.sessionEnd })
        .where(and(eq(sessionLogs.id, params.logId), eq(sessionLogs.userId, caller.user.id)))
        .returning({ id: sessionLogs.id });
      if (changed.length === 0) throw errors.notFound();
      return done;
    },
  },
});
