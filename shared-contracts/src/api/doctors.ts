import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Choice, type Doctor, type ListedDoctor, type NewDoctor } from '../domain/doctor';
import { isOn, toFlag } from '../domain/flag';
import { type DoctorLookupAnswer, type ListedDoctorAnswer } from '../wire/doctors';

const readDoctor = (row: DoctorLookupAnswer): Doctor => ({
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

const readListed = (row: ListedDoctorAnswer): ListedDoctor => ({
  id: row.ID,
  firstName: row.FirstName,
  lastName: row.LastName,
  email: row.Email,
  zipCode: row.ZipCode,
  specialty: row.Specialty,
  identifier: row.identifier,
  referred: isOn(row.referred),
});

const doctorsApi = ownedEndpoints('shared-contracts/doctors', (build) => ({
  /** POST doctors/find: one doctor by identifier, NPI or id; refused with 404 when there is none (SC-213). */
  findDoctor: build.query<Doctor, { doctorId: string | number; by: 'identifier' | 'npi' | 'id' }>({
    query: ({ doctorId, by }) => ({
      url: 'doctors/find',
      method: 'POST',
      body: { doctor_id: doctorId, use_identifier: toFlag(by === 'identifier'), use_npi: toFlag(by === 'npi') },
    }),
    transformResponse: readDoctor,
  }),
  /** POST doctors/new: adds a doctor; the server chooses the identifier (SC-214). */
  addDoctor: build.mutation<ListedDoctor, NewDoctor>({
    query: ({ firstName, lastName, zipCode, referred, preferredLocationIds, ...rest }) => ({
      url: 'doctors/new',
      method: 'POST',
      body: {
        ...rest,
        first_name: firstName,
        last_name: lastName,
        zip_code: zipCode,
        referred: toFlag(referred ?? false),
        locations: preferredLocationIds,
      },
    }),
    transformResponse: readListed,
  }),
  /** POST doctors/search: doctors of a specialty, nearest to the zip first (SC-215). */
  searchDoctors: build.query<ListedDoctor[], { zipCode: string; specialty: string }>({
    query: ({ zipCode, specialty }) => ({
      url: 'doctors/search',
      method: 'POST',
      body: { zipcode: zipCode, specialty, referred: 1 },
    }),
    transformResponse: (rows: ListedDoctorAnswer[]) => rows.map(readListed),
  }),
  /** GET doctors/specialties (SC-216). */
  specialties: build.query<Choice[], void>({ query: () => 'doctors/specialties' }),
  /** DELETE doctors/unlink: removes a doctor from the patient's list (SC-212). */
  unlinkDoctor: build.mutation<void, { doctorId: number }>({
    query: ({ doctorId }) => ({ url: 'doctors/unlink', method: 'DELETE', params: { doctor_id: doctorId } }),
    transformResponse: () => undefined,
    invalidatesTags: [{ type: 'Doctor', id: 'LIST' }],
  }),
}));

export const {
  useFindDoctorQuery,
  useLazyFindDoctorQuery,
  useAddDoctorMutation,
  useSearchDoctorsQuery,
  useLazySearchDoctorsQuery,
  useSpecialtiesQuery,
  useUnlinkDoctorMutation,
} = doctorsApi;
export const doctorsEndpoints = doctorsApi.endpoints;
