import { and, eq, isNull, or } from 'drizzle-orm';
import { mfpWire } from '@scanharbor/shared-contracts/wire/mfp';
import { findUser } from '../accounts/users';
import { requests } from '../db/schema/index';
import { done } from '../http/done';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { requireSight } from '../requests/sight';
import { texts } from '../texts';

export const mfpRoutes = defineRoutes(mfpWire, {
  'GET mfp/get_mfp_patient_info/:requestId': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      const request = await requireSight(context.db, caller.user, params.requestId);
      const patient = await findUser(context.db, request.patientId);
      if (!patient) throw errors.notFound(texts.requestUnknown);
      return { FirstName: patient.firstName, LastName: patient.lastName, DOB: patient.dob, PhoneNumber: patient.phone };
    },
  },
  'PATCH mfp/send_order_confirmation_to_patient': {
    access: 'anyone',
    handle: async ({ body, caller, context }) => {
      // Guests come here from an invitation only; whoever guesses other ids moves nothing.
      const theirs = caller ? or(eq(requests.isMfp, true), eq(requests.patientId, caller.user.id)) : eq(requests.isMfp, true);
      const [first] = await context.db
        .update(requests)
        .set({ confirmationSentAt: context.clock.now() })
        .where(and(eq(requests.id, body.requestId), isNull(requests.confirmationSentAt), theirs))
        .returning({ patientId: requests.patientId });
      const patient = first && (await findUser(context.db, first.patientId));
      if (patient) {
        await context.outbox.send({
          channel: 'email',
          recipient: patient.email,
          subject: `Your request #${body.requestId} is confirmed`,
          body: 'We received everything that we need to schedule your scan.',
          data: { requestId: body.requestId },
        });
      }
      return done;
    },
  },
});
