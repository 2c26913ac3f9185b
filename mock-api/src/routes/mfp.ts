import { mfpWire } from '@scanharbor/shared-contracts/wire/mfp';
import { requireVisibleRequest } from '../bookings/visibility';
import { findCurrentAppointment } from '../db/queries/appointments';
import { confirmRequest } from '../db/queries/requests';
import { findUser } from '../db/queries/users';
import { successResponse } from '../http/success';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { lettersTo } from '../messages/letters';
import { texts } from '../texts';

export const mfpRoutes = defineRoutes(mfpWire, {
  'GET mfp/get_mfp_patient_info/:requestId': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      const request = await requireVisibleRequest(context, caller.user, params.requestId);
      const patient = await findUser(context.db, request.patientId);
      if (!patient) throw errors.notFound(texts.requestUnknown);
      const isOpenContact = caller.user.id !== patient.id && !(await findCurrentAppointment(context.db, request.id));
      if (isOpenContact) context.trail.action = 'open-contact';
      return { FirstName: patient.firstName, LastName: patient.lastName, DOB: patient.dob, PhoneNumber: patient.phone };
    },
  },
  'PATCH mfp/send_order_confirmation_to_patient': {
    access: 'anyone',
    handle: async ({ body, caller, context }) => {
      // Guests come from an invitation only; guessed ids of other requests have no effect.
      const confirmed = await confirmRequest(context.db, body.requestId, caller?.user.id, context.clock.now());
      const patient = confirmed && (await findUser(context.db, confirmed.patientId));
      if (patient) {
        const about = { userId: patient.id, requestId: body.requestId };
        await context.outbox.sendEmail(patient.email, lettersTo(patient).confirmed(body.requestId), about);
      }
      return successResponse;
    },
  },
});
