import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { cancellationsWire } from '@scanharbor/shared-contracts/wire/cancellations';
import { type Context } from '../context';
import { notifyCareTeam } from '../bookings/notifications';
import { type RequestCondition, stateConditions } from '../db/queries/request-states';
import { requestCancellation } from '../db/queries/requests';
import { defineRoutes } from '../http/route';
import { cancelAppointment } from '../portal/cancel';
import { getScope } from '../portal/scope';
import { texts } from '../texts';

const describeResult = (canceled: boolean, problem = '') => ({
  cancelResponse: { Result: canceled ? 'Canceled' : 'ERROR', MESSAGE_TEXT: canceled ? '' : problem },
});

/** Requests a cancellation from the care team, once, and only in a state that allows it [API-061 to API-064]. */
async function storeCancelRequest(context: Context, patientId: number, requestId: number, state: RequestCondition, details: string) {
  const isFirst = await requestCancellation(context.db, patientId, requestId, state);
  if (isFirst) await notifyCareTeam(context, `Cancel request #${requestId}`, details, requestId);
  return describeResult(isFirst);
}

export const cancellationsRoutes = defineRoutes(cancellationsWire, {
  'PATCH cancellations/cancel-patient-prebooking': {
    access: 'patient',
    handle: ({ body, caller, context }) =>
      storeCancelRequest(context, caller.user.id, body.requestId, stateConditions.anyOpen(), 'The patient no longer wants this request.'),
  },
  'POST cancellations/cancel-ic-postbooking': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const { requestId, cancelReason: reason, cancelDetails: details, isPatientCancelation } = body;
      const scope = await getScope(context, caller, request);
      const cancellation = { requestId, reason, details, byPatient: isOn(isPatientCancelation) };
      return describeResult(await cancelAppointment(context, scope, cancellation), texts.appointmentUnknown);
    },
  },
  'POST cancellations/cancel-patient-postbooking': {
    access: 'patient',
    handle: ({ body, caller, context }) => {
      const { requestId, cancelReason, cancelDetails } = body;
      const upcoming = stateConditions.scheduled(context.db, undefined, context.clock.now());
      return storeCancelRequest(context, caller.user.id, requestId, upcoming, `${cancelReason}: ${cancelDetails}`);
    },
  },
});
