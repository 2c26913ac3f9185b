import { providersWire } from '@scanharbor/shared-contracts/wire/providers';
import { describeProvider } from '../accounts/describe';
import { findUser } from '../accounts/users';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';

export const providersRoutes = defineRoutes(providersWire, {
  'GET providers/provider/:pid': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      const provider = await findUser(context.db, params.pid);
      const own = caller.user.userType === 'provider' && provider?.practiceId === caller.user.practiceId;
      if (!provider || !own) throw errors.forbidden();
      const info = await describeProvider(context.db, provider);
      if (!info) throw errors.notFound();
      return info;
    },
  },
});
