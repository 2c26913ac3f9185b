import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Choice } from '../domain/doctor';
import { isOn } from '../domain/flag';
import { type AccountChanges, type ProfileChanges, readProfile, writeProfileChanges } from '../domain/profile';
import { call } from './call';

const profileChanged = [
  { type: 'Profile', id: 'LIST' },
  { type: 'Account', id: 'LIST' },
] as const;

const patientsApi = ownedEndpoints('shared-contracts/patients', (build) => ({
  /** GET patients/patient: the own profile (SC-221). */
  profile: build.query({
    query: () => call('GET patients/patient'),
    transformResponse: readProfile,
    providesTags: [{ type: 'Profile', id: 'LIST' }],
  }),
  /** PATCH patients/patient: changes the given fields of phone, date of birth, zip, emergency contact, texts, details (SC-222, D90). */
  updateProfile: build.mutation({
    query: (changes: ProfileChanges) => call('PATCH patients/patient', { body: writeProfileChanges(changes) }),
    transformResponse: readProfile,
    invalidatesTags: [...profileChanged],
  }),
  /** PATCH patients/user: names and email (SC-223, D90). Rejected with a user message for a taken email. */
  updatePatientUser: build.mutation({
    query: ({ firstName, lastName, email }: AccountChanges) =>
      call('PATCH patients/user', { body: { first_name: firstName, last_name: lastName, email } }),
    transformResponse: readProfile,
    invalidatesTags: [...profileChanged],
  }),
  /** GET patients/doctors: the patient's doctors (SC-210). */
  patientDoctors: build.query({
    query: () => call('GET patients/doctors'),
    transformResponse: ({ results }): Choice[] => results,
    providesTags: [{ type: 'Doctor', id: 'LIST' }],
  }),
  /** POST patients/doctors: links a doctor; returns whether the link existed (SC-211, SC-043). */
  linkDoctor: build.mutation({
    query: ({ doctorId }: { doctorId: number }) => call('POST patients/doctors', { body: { doctor_id: doctorId } }),
    transformResponse: ({ already_linked }) => ({ alreadyLinked: isOn(already_linked) }),
    invalidatesTags: [{ type: 'Doctor', id: 'LIST' }],
  }),
  /**
   * POST patients/uploads: links a stored file to a request as its prescription (SC-176). `pages` are all its files in order, with which
   * others are taken off the request; without it the file becomes one more page.
   */
  linkUpload: build.mutation({
    query: ({ blobId, requestId, pages }: { blobId: string; requestId: number; pages?: string[] }) =>
      call('POST patients/uploads', { body: { blob_id: blobId, test_request_id: requestId, pages } }),
    invalidatesTags: [
      { type: 'Upload', id: 'LIST' },
      { type: 'Request', id: 'LIST' },
    ],
  }),
  /** GET patients/uploads: the files of a request (SC-177). */
  uploads: build.query({
    query: ({ requestId, blobId }: { requestId: number; blobId?: string }) =>
      call('GET patients/uploads', { query: { test_request_id: requestId, blob_id: blobId } }),
    transformResponse: ({ results }) => results.map(({ blob_id, name, type }) => ({ blobId: blob_id, name, type })),
    providesTags: [{ type: 'Upload', id: 'LIST' }],
  }),
}));

export const {
  useProfileQuery,
  useUpdateProfileMutation,
  useUpdatePatientUserMutation,
  usePatientDoctorsQuery,
  useLinkDoctorMutation,
  useLinkUploadMutation,
  useUploadsQuery,
} = patientsApi;
/** For code without components. */
export const patientsEndpoints = patientsApi.endpoints;
export { useOwnScreeningQuery, useSaveScreeningMutation, useScreeningQuestionsQuery } from './patients/screening';
