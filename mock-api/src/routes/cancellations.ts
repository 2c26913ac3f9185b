import { and, eq, type SQL } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { cancellationsWire } from '@scanharbor/shared-contracts/wire/cancellations';
import { type Context } from '../context';
import { requests } from '../db/schema/index';
import { defineRoutes } from '../http/route';
import { cancelAppointment } from '../portal/cancel';
import { scopeOf } from '../portal/scope';
import { stateConditions } from '../portal/states';
import { tellCareTeam } from '../requests/announce';
import { texts } from '../texts';

const answer = (cancelled: boolean, problem = '') => ({
  cancelResponse: { Result: cancelled ? 'Canceled' : 'ERROR', MESSAGE_TEXT: cancelled ? '' : problem },
});

/** Marks a request as wished away, once, and only in the state in which that is possible [API-061 to API-064]. */
async function askToCancel(context: Context, patientId: number, requestId: number, state: SQL | undefined, details: string) {
  const changed = await context.db
    .update(requests)
    .set({ cancelRequested: true })
    .where(and(eq(requests.id, requestId), eq(requests.patientId, patientId), eq(requests.cancelRequested, false), state))
    .returning({ id: requests.id });
  if (changed.length > 0) await tellCareTeam(context, `Cancel request #${requestId}`, details, requestId);
  return answer(changed.length > 0);
}

export const cancellationsRoutes = defineRoutes(cancellationsWire, {
  'PATCH cancellations/cancel-patient-prebooking': {
    access: 'patient',
    handle: ({ body, caller, context }) =>
      askToCancel(context, caller.user.id, body.requestId, eq(requests.status, 'open'), 'The patient no longer wants this request.'),
  },
  'POST cancellations/cancel-ic-postbooking': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const { requestId, cancelReason: reason, cancelDetails: details, isPatientCancelation } = body;
      const scope = await scopeOf(context, caller, request);
      const wanted = { requestId, reason, details, byPatient: isOn(isPatientCancelation) };
      return answer(await cancelAppointment(context, scope, caller, wanted), texts.appointmentUnknown);
    },
  },
  'POST cancellations/cancel-patient-postbooking': {
    access: 'patient',
    handle: ({ body, caller, context }) => {
      const { requestId, cancelReason, cancelDetails } = body;
      const coming = stateConditions.scheduled(context.db, undefined, context.clock.now());
      return askToCancel(context, caller.user.id, requestId, coming, `${cancelReason}: ${cancelDetails}`);
    },
  },
});
