import { asc, eq } from 'drizzle-orm';
import { isOn, toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { patientsWire, type ProfileAnswer } from '@scanharbor/shared-contracts/wire/patients';
import { changeUser } from '../accounts/users';
import { doctors, patientDoctors, requests, requestUploads, uploads } from '../db/schema/index';
import { requireOwnFile } from '../files/sight';
import { done } from '../http/done';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { type User } from '../http/session';
import { requireSight } from '../requests/sight';
import { texts } from '../texts';

const describe = (user: User): ProfileAnswer => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.isAnonymous ? '' : user.email,
  phone: user.phone || null,
  dob: user.dob || null,
  zip_code: user.zipCode,
  emergency_contact_name: user.emergencyContactName,
  emergency_contact_number: user.emergencyContactNumber,
  allow_texts: user.allowTexts ? '1' : '0',
  card_id: user.cardId,
  card_type: user.cardType,
  card_last4: user.cardLast4,
});

export const patientsRoutes = defineRoutes(patientsWire, {
  'GET patients/patient': { access: 'patient', handle: ({ caller }) => describe(caller.user) },
  'PATCH patients/patient': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const changes = {
        phone: body.phone ?? undefined,
        dob: body.dob ?? undefined,
        zipCode: body.zip_code,
        emergencyContactName: body.emergency_contact_name,
        emergencyContactNumber: body.emergency_contact_number,
        ...(body.allow_texts === undefined ? {} : { allowTexts: isOn(body.allow_texts) }),
      };
      return describe(await changeUser(context.db, caller.user.id, changes, texts.emailTaken));
    },
  },
  'PATCH patients/user': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const changes = { firstName: body.first_name, lastName: body.last_name, email: body.email };
      return describe(await changeUser(context.db, caller.user.id, changes, texts.emailTaken));
    },
  },
  'GET patients/doctors': {
    access: 'patient',
    handle: async ({ caller, context }) => {
      const rows = await context.db
        .select({ doctor: doctors })
        .from(patientDoctors)
        .innerJoin(doctors, eq(doctors.id, patientDoctors.doctorId))
        .where(eq(patientDoctors.patientId, caller.user.id))
        .orderBy(asc(doctors.lastName));
      return { results: rows.map(({ doctor }) => ({ id: doctor.id, value: `${doctor.firstName} ${doctor.lastName}` })) };
    },
  },
  'POST patients/doctors': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const [doctor] = await context.db.select().from(doctors).where(eq(doctors.id, body.doctor_id));
      if (!doctor) throw errors.notFound(texts.doctorUnknown);
      const added = await context.db
        .insert(patientDoctors)
        .values({ patientId: caller.user.id, doctorId: doctor.id })
        .onConflictDoNothing()
        .returning({ doctorId: patientDoctors.doctorId });
      return { ...done, already_linked: toFlag(added.length === 0) };
    },
  },
  'POST patients/uploads': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const request = await requireSight(context.db, caller.user, body.test_request_id);
      const id = body.blob_id ?? body.blog_id ?? '';
      await requireOwnFile(context.db, caller.user, id);
      await context.db.insert(requestUploads).values({ blobId: id, requestId: request.id }).onConflictDoNothing();
      await context.db.update(requests).set({ blobId: id, uploadedRx: true }).where(eq(requests.id, request.id));
      return done;
    },
  },
  'GET patients/uploads': {
    access: 'patient',
    handle: async ({ query, caller, context }) => {
      const request = await requireSight(context.db, caller.user, query.test_request_id);
      const wanted = query.blob_id ?? query.blog_id;
      const rows = await context.db
        .select({ blob_id: uploads.id, name: uploads.fileName, type: uploads.mimeType })
        .from(requestUploads)
        .innerJoin(uploads, eq(uploads.id, requestUploads.blobId))
        .where(eq(requestUploads.requestId, request.id));
      return { results: rows.filter(({ blob_id }) => wanted === undefined || blob_id === wanted) };
    },
  },
});
