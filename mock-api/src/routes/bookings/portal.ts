import { bookingsPortalWire } from '@scanharbor/shared-contracts/wire/bookings';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { decline } from '../../portal/decline';
import { scopeOf } from '../../portal/scope';

export const bookingsPortalRoutes = defineRoutes(bookingsPortalWire, {
  'POST bookings/reject': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const scope = await scopeOf(context, caller, request);
      if (body.practice_id !== scope.practiceId) throw errors.forbidden();
      const { test_request_id: requestId, location_id: locationId, reason } = body;
      const locationNameList = await decline(context, scope, caller.user, { requestId, locationId, reason });
      return { Result: 'Success', locationNameList };
    },
  },
});
