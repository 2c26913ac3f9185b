import { patientsPortalWire } from '@scanharbor/shared-contracts/wire/patients';
import { listPatientConditions } from '../../db/queries/patients';
import { stateConditions } from '../../db/queries/request-states';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { findVisibleRequest } from '../../portal/find-request';
import { getScope } from '../../portal/scope';
import { describeScreening } from '../../portal/screening';
import { cardsWhere } from '../../requests/cards';
import { texts } from '../../texts';

export const patientsPortalRoutes = defineRoutes(patientsPortalWire, {
  'GET patients/screening-questions/:patientId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const data = await describeScreening(context, await getScope(context, caller, request), params.patientId);
      const conditions = await listPatientConditions(context.db, params.patientId);
      return { data, conditions: conditions.map(({ condition }) => condition.value) };
    },
  },
  'GET patients/booking/:bookingId': {
    access: 'provider',
    handle: async ({ params, query, caller, context, request }) => {
      const { patient } = await findVisibleRequest(context, await getScope(context, caller, request), params.bookingId);
      if (patient.id !== query.patient_id) throw errors.notFound(texts.requestUnknown);
      return { results: await cardsWhere(context, stateConditions.withId(params.bookingId)) };
    },
  },
});
