import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { cancellationsWire } from '@scanharbor/shared-contracts/wire/cancellations';
import { askToCancel, takeBackCancellation } from '../bookings/cancellation';
import { stateConditions } from '../db/queries/request-states';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { successResponse } from '../http/success';
import { cancelAppointment } from '../portal/cancel';
import { getScope } from '../portal/scope';
import { texts } from '../texts';

const describeResult = (canceled: boolean, problem = '') => ({
  cancelResponse: { Result: canceled ? 'Canceled' : 'ERROR', MESSAGE_TEXT: canceled ? '' : problem },
});

export const cancellationsRoutes = defineRoutes(cancellationsWire, {
  'PATCH cancellations/cancel-patient-prebooking': {
    access: 'patient',
    handle: async ({ body: { requestId }, caller, context }) => {
      const details = 'The patient no longer wants this request.';
      return describeResult(
        await askToCancel(context, { patientId: caller.user.id, requestId, state: stateConditions.anyOpen(), details }),
      );
    },
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
    handle: async ({ body, caller, context }) => {
      const { requestId, cancelReason, cancelDetails } = body;
      const state = stateConditions.scheduled(context.db, undefined, context.clock.now());
      const details = `${cancelReason}: ${cancelDetails}`;
      return describeResult(await askToCancel(context, { patientId: caller.user.id, requestId, state, details }));
    },
  },
  'DELETE cancellations/patient/:requestId': {
    access: 'patient',
    handle: async ({ params, caller, context }) => {
      if (!(await takeBackCancellation(context, caller.user.id, params.requestId))) throw errors.notFound(texts.cancellationDecided);
      return successResponse;
    },
  },
});
