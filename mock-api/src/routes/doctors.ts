import { and, asc, eq, ne } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { doctorsWire } from '@scanharbor/shared-contracts/wire/doctors';
import { findPlace, milesBetween } from '../centers/places';
import { addDoctor } from '../doctors/add-doctor';
import { doctors, patientDoctors } from '../db/schema/index';
import { done } from '../http/done';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { specialties } from '../seed/doctors';
import { texts } from '../texts';

type DoctorRow = typeof doctors.$inferSelect;

const describe = (row: DoctorRow) => ({
  ID: row.id,
  FirstName: row.firstName,
  LastName: row.lastName,
  Email: row.email,
  ZipCode: row.zipCode,
  Specialty: row.specialty,
  identifier: row.identifier,
  referred: row.referred,
});

export const doctorsRoutes = defineRoutes(doctorsWire, {
  'POST doctors/find': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const wanted = String(body.doctor_id).trim();
      const by = isOn(body.use_identifier)
        ? eq(doctors.identifier, wanted.toLowerCase())
        : isOn(body.use_npi)
          ? eq(doctors.npi, wanted)
          : eq(doctors.id, /^\d{1,9}$/.test(wanted) ? Number(wanted) : 0);
      const [row] = await context.db.select().from(doctors).where(by);
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
    tries: true,
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
          preferredLocationIds: body.locations ?? [],
        }),
      ),
  },
  'POST doctors/search': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const place = findPlace(body.zipcode);
      if (!place) throw errors.badRequest(texts.zipUnknown);
      const rows = await context.db
        .select()
        .from(doctors)
        .where(and(body.specialty ? eq(doctors.specialty, body.specialty) : undefined, ne(doctors.zipCode, '')))
        .orderBy(asc(doctors.id));
      return rows
        .map((row) => ({ row, place: findPlace(row.zipCode) }))
        .map((one) => ({ row: one.row, miles: one.place ? milesBetween(place, one.place) : Infinity }))
        .sort((a, b) => a.miles - b.miles)
        .map(({ row }) => describe(row));
    },
  },
  'GET doctors/specialties': {
    access: 'anyone',
    handle: () => specialties.map((value, index) => ({ id: index + 1, value })),
  },
  'DELETE doctors/unlink': {
    access: 'patient',
    handle: async ({ query, caller, context }) => {
      await context.db
        .delete(patientDoctors)
        .where(and(eq(patientDoctors.patientId, caller.user.id), eq(patientDoctors.doctorId, query.doctor_id)));
      return done;
    },
  },
});
