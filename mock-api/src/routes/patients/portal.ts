import { eq } from 'drizzle-orm';
import { patientsPortalWire } from '@scanharbor/shared-contracts/wire/patients';
import { requests } from '../../db/schema/index';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { findVisible } from '../../portal/find';
import { scopeOf } from '../../portal/scope';
import { describeScreening } from '../../portal/screening';
import { cardsWhere } from '../../requests/cards';
import { texts } from '../../texts';

export const patientsPortalRoutes = defineRoutes(patientsPortalWire, {
  'GET patients/screening-questions/:patientId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => ({
      data: await describeScreening(context, await scopeOf(context, caller, request), params.patientId),
    }),
  },
  'GET patients/booking/:bookingId': {
    access: 'provider',
    handle: async ({ params, query, caller, context, request }) => {
      const { patient } = await findVisible(context, await scopeOf(context, caller, request), params.bookingId);
      if (patient.id !== query.patient_id) throw errors.notFound(texts.requestUnknown);
      return { results: await cardsWhere(context, eq(requests.id, params.bookingId)) };
    },
  },
});
