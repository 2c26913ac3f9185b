import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { readProfileChanges, writeProfile } from '@scanharbor/shared-contracts/domain/profile';
import { patientsWire } from '@scanharbor/shared-contracts/wire/patients';
import { updateOwnAccount } from '../accounts/own-account';
import { patchUser } from '../accounts/users';
import { requireVisibleRequest } from '../bookings/visibility';
import { findDoctor, insertPatientDoctor, listPatientDoctors } from '../db/queries/doctors';
import { listRequestFiles } from '../db/queries/uploads';
import { type UserRecord } from '../db/schema/users';
import { linkPages } from '../files/pages';
import { successResponse } from '../http/success';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { readAnswers, storeAnswers } from '../patients/screening-answers';
import { texts } from '../texts';

const describe = ({ cardId, cardType, cardLast4, ...user }: UserRecord) =>
  writeProfile({
    ...user,
    email: user.isAnonymous ? '' : user.email,
    card: cardLast4 ? { id: cardId ?? '', type: cardType ?? '', last4: cardLast4 } : undefined,
  });

export const patientsRoutes = defineRoutes(patientsWire, {
  'GET patients/patient': { access: 'patient', handle: ({ caller }) => describe(caller.user) },
  'PATCH patients/patient': {
    access: 'patient',
    handle: async ({ body, caller, context }) =>
      describe(await patchUser(context.db, caller.user.id, readProfileChanges(body), texts.emailTaken)),
  },
  'PATCH patients/user': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const changes = { firstName: body.first_name, lastName: body.last_name, email: body.email };
      return describe(await updateOwnAccount(context, caller, changes));
    },
  },
  'GET patients/screening': {
    access: 'patient',
    handle: async ({ caller, context }) => ({ data: await readAnswers(context.db, caller.user.id) }),
  },
  'PATCH patients/screening': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      await storeAnswers(context.db, caller.user.id, body);
      return { data: await readAnswers(context.db, caller.user.id) };
    },
  },
  'GET patients/doctors': {
    access: 'patient',
    handle: async ({ caller, context }) => {
      const doctors = await listPatientDoctors(context.db, caller.user.id);
      return { results: doctors.map(({ id, firstName, lastName }) => ({ id, value: formatFullName({ firstName, lastName }) })) };
    },
  },
  'POST patients/doctors': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const doctor = await findDoctor(context.db, { id: body.doctor_id });
      if (!doctor) throw errors.notFound(texts.doctorUnknown);
      const isNew = await insertPatientDoctor(context.db, caller.user.id, doctor.id);
      return { ...successResponse, already_linked: toFlag(!isNew) };
    },
  },
  'POST patients/uploads': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const request = await requireVisibleRequest(context, caller.user, body.test_request_id);
      await linkPages(context, caller.user, request.id, { id: body.blob_id ?? body.blog_id, pages: body.pages });
      return successResponse;
    },
  },
  'GET patients/uploads': {
    access: 'patient',
    handle: async ({ query, caller, context }) => {
      const request = await requireVisibleRequest(context, caller.user, query.test_request_id);
      const id = query.blob_id ?? query.blog_id;
      const files = await listRequestFiles(context.db, request.id);
      return { results: files.filter(({ blob_id }) => id === undefined || blob_id === id) };
    },
  },
});
