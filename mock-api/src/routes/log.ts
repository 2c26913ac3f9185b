import { logWire } from '@scanharbor/shared-contracts/wire/log';
import { audit } from '../audit';
import { done } from '../http/done';
import { defineRoutes } from '../http/route';

export const logRoutes = defineRoutes(logWire, {
  'POST log/patient': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      await audit(context, caller, `log ${body.TypeID}`, body.UserID);
      return done;
    },
  },
});
