import { logWire } from '@scanharbor/shared-contracts/wire/log';
import { errors } from '../http/errors';
import { successResponse } from '../http/success';
import { defineRoutes } from '../http/route';

export const logRoutes = defineRoutes(logWire, {
  'POST log/patient': {
    access: 'patient',
    handle: ({ body, caller, context }) => {
      // An entry about another person would put words into that person's record.
      if (body.UserID !== caller.user.id) throw errors.forbidden();
      context.trail.subject = `type ${body.TypeID}`;
      return successResponse;
    },
  },
});
