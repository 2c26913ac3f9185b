import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Doctor, type ListedDoctor, type NewDoctor } from '../domain/doctor';
import { isOn, toFlag } from '../domain/flag';
import { type DoctorLookupResponse, type ListedDoctorResponse } from '../wire/doctors';
import { call } from './call';

const readDoctor = (row: DoctorLookupResponse): Doctor => ({
  id: row.ID,
  firstName: row.FirstName,
  lastName: row.LastName,
  identifier: row.Identifier,
  npi: row.Npi,
  address1: row.Address1,
  address2: row.Address2,
  state: row.State,
  zipCode: row.ZipCode,
  phone: row.Phone,
  fax: row.Fax,
});

const readListed = (row: ListedDoctorResponse): ListedDoctor => ({
  id: row.ID,
  firstName: row.FirstName,
  lastName: row.LastName,
  email: row.Email,
  zipCode: row.ZipCode,
  specialty: row.Specialty,
  identifier: row.identifier,
  referred: isOn(row.referred),
  miles: row.Distance,
});

const doctorsApi = ownedEndpoints('shared-contracts/doctors', (build) => ({
  /** POST doctors/find: one doctor by identifier, NPI or id; rejected with 404 when there is none (SC-213). */
  findDoctor: build.query({
    query: ({ doctorId, by }: { doctorId: string | number; by: 'identifier' | 'npi' | 'id' }) =>
      call('POST doctors/find', {
        body: { doctor_id: doctorId, use_identifier: toFlag(by === 'identifier'), use_npi: toFlag(by === 'npi') },
      }),
    transformResponse: readDoctor,
  }),
  /** POST doctors/new: adds a doctor; the server chooses the identifier (SC-214). */
  addDoctor: build.mutation({
    query: ({ firstName, lastName, zipCode, referred, emailIsPublic, preferredLocationIds, ...rest }: NewDoctor) =>
      call('POST doctors/new', {
        body: {
          ...rest,
          first_name: firstName,
          last_name: lastName,
          zip_code: zipCode,
          referred: toFlag(referred ?? false),
          email_is_public: toFlag(emailIsPublic ?? false),
          locations: preferredLocationIds,
        },
      }),
    transformResponse: readListed,
  }),
  /** POST doctors/search: doctors of a specialty within 50 miles, nearest to the zip first (SC-215). */
  searchDoctors: build.query({
    query: ({ zipCode, specialty }: { zipCode: string; specialty: string }) =>
      call('POST doctors/search', { body: { zipcode: zipCode, specialty, referred: 1 } }),
    transformResponse: (rows): ListedDoctor[] => rows.map(readListed),
  }),
  /** GET doctors/specialties (SC-216). */
  specialties: build.query({ query: () => call('GET doctors/specialties') }),
  /** DELETE doctors/unlink: removes a doctor from the patient's list (SC-212). */
  unlinkDoctor: build.mutation({
    query: ({ doctorId }: { doctorId: number }) => call('DELETE doctors/unlink', { query: { doctor_id: doctorId } }),
    invalidatesTags: [{ type: 'Doctor', id: 'LIST' }],
  }),
}));

export const {
  useFindDoctorQuery,
  useLazyFindDoctorQuery,
  useAddDoctorMutation,
  useLazySearchDoctorsQuery,
  useSpecialtiesQuery,
  useUnlinkDoctorMutation,
} = doctorsApi;
/** @internal */
export const doctorsEndpoints = doctorsApi.endpoints;
