import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { doctorsWire } from '@scanharbor/shared-contracts/wire/doctors';
import { findZipArea, milesBetween } from '../centers/places';
import { farthestMiles } from '../centers/search';
import { addDoctor } from '../doctors/add-doctor';
import { deletePatientDoctor, findPublicDoctor, listDoctors } from '../db/queries/doctors';
import { type DoctorRecord } from '../db/schema/scans';
import { successResponse } from '../http/success';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { specialties } from '../seed/doctors';
import { texts } from '../texts';

const describe = (row: DoctorRecord) => ({
  ID: row.id,
  FirstName: row.firstName,
  LastName: row.lastName,
  Email: row.emailIsPublic ? row.email : '',
  ZipCode: row.zipCode,
  Specialty: row.specialty,
  identifier: row.identifier,
  referred: row.referred,
});

export const doctorsRoutes = defineRoutes(doctorsWire, {
  'POST doctors/find': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const value = String(body.doctor_id).trim();
      const by = isOn(body.use_identifier)
        ? { identifier: value.toLowerCase() }
        : isOn(body.use_npi)
          ? { npi: value }
          : { id: /^\d{1,9}$/.test(value) ? Number(value) : 0 };
      const row = await findPublicDoctor(context.db, by);
      if (!row) throw errors.notFound(texts.doctorUnknown);
      return {
        ID: row.id,
        FirstName: row.firstName,
        LastName: row.lastName,
        Identifier: row.identifier,
        Npi: row.npi,
        Address1: row.address1,
        Address2: row.address2,
        State: row.state,
        ZipCode: row.zipCode,
        Phone: row.phone,
        Fax: row.fax,
      };
    },
  },
  'POST doctors/new': {
    access: 'anyone',
    limitEntries: true,
    handle: async ({ body, context }) =>
      describe(
        await addDoctor(context.db, {
          firstName: body.first_name,
          lastName: body.last_name,
          email: body.email ?? '',
          zipCode: body.zip_code ?? '',
          specialty: body.specialty ?? '',
          npi: body.npi ?? '',
          address1: body.address1 ?? '',
          address2: body.address2 ?? '',
          city: body.city ?? '',
          state: body.state ?? '',
          phone: body.phone ?? '',
          fax: body.fax ?? '',
          referred: isOn(body.referred),
          emailIsPublic: isOn(body.email_is_public),
          approval: 'waiting',
          enteredAt: context.clock.now(),
          preferredLocationIds: body.locations ?? [],
        }),
      ),
  },
  'POST doctors/search': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const zipArea = findZipArea(body.zipcode);
      if (!zipArea) throw errors.badRequest(texts.zipUnknown);
      const rows = await listDoctors(context.db, body.specialty);
      return rows
        .flatMap((row) => {
          const office = findZipArea(row.zipCode);
          return office ? [{ row, miles: milesBetween(zipArea, office) }] : [];
        })
        .filter(({ miles }) => miles <= farthestMiles)
        .sort((a, b) => a.miles - b.miles)
        .map(({ row, miles }) => ({ ...describe(row), Distance: Math.round(miles * 10) / 10 }));
    },
  },
  'GET doctors/specialties': {
    access: 'anyone',
    handle: () => specialties.map((value, index) => ({ id: index + 1, value })),
  },
  'DELETE doctors/unlink': {
    access: 'patient',
    handle: async ({ query, caller, context }) => {
      await deletePatientDoctor(context.db, caller.user.id, query.doctor_id);
      return successResponse;
    },
  },
});
