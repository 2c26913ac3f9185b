import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Choice } from '../domain/doctor';
import { type Flag, isOn, toFlag } from '../domain/flag';
import { type Profile } from '../domain/profile';
import { type PatientChanges } from '../domain/registration';
import { type PatientDoctorsAnswer, type PatientUploadsAnswer, type ProfileAnswer } from '../wire/patients';

const readProfile = (answer: ProfileAnswer): Profile => ({
  id: answer.id,
  firstName: answer.first_name,
  lastName: answer.last_name,
  email: answer.email,
  phone: answer.phone ?? '',
  dob: answer.dob ?? '',
  zipCode: answer.zip_code,
  emergencyContactName: answer.emergency_contact_name,
  emergencyContactNumber: answer.emergency_contact_number,
  allowTexts: isOn(answer.allow_texts),
  card: answer.card_last4 ? { id: answer.card_id ?? '', type: answer.card_type ?? '', last4: answer.card_last4 } : undefined,
});

const profileChanged = [
  { type: 'Profile', id: 'LIST' },
  { type: 'Account', id: 'LIST' },
] as const;

const patientsApi = ownedEndpoints('shared-contracts/patients', (build) => ({
  /** GET patients/patient: the own profile (SC-221). */
  profile: build.query<Profile, void>({
    query: () => 'patients/patient',
    transformResponse: readProfile,
    providesTags: [{ type: 'Profile', id: 'LIST' }],
  }),
  /** PATCH patients/patient: phone, date of birth, zip, emergency contact, texts (SC-222, D90). */
  updateProfile: build.mutation<Profile, Omit<PatientChanges, 'firstName' | 'lastName' | 'email'>>({
    query: ({ zipCode, emergencyContactName, emergencyContactNumber, allowTexts, phone, dob }) => ({
      url: 'patients/patient',
      method: 'PATCH',
      body: {
        phone,
        dob,
        zip_code: zipCode,
        emergency_contact_name: emergencyContactName,
        emergency_contact_number: emergencyContactNumber,
        allow_texts: allowTexts === undefined ? undefined : toFlag(allowTexts),
      },
    }),
    transformResponse: readProfile,
    invalidatesTags: [...profileChanged],
  }),
  /** PATCH patients/user: names and email (SC-223, D90). Refused with a user message for a taken email. */
  updatePatientUser: build.mutation<Profile, Pick<PatientChanges, 'firstName' | 'lastName' | 'email'>>({
    query: ({ firstName, lastName, email }) => ({
      url: 'patients/user',
      method: 'PATCH',
      body: { first_name: firstName, last_name: lastName, email },
    }),
    transformResponse: readProfile,
    invalidatesTags: [...profileChanged],
  }),
  /** GET patients/doctors: the patient's doctors (SC-210). */
  patientDoctors: build.query<Choice[], void>({
    query: () => 'patients/doctors',
    transformResponse: ({ results }: PatientDoctorsAnswer) => results,
    providesTags: [{ type: 'Doctor', id: 'LIST' }],
  }),
  /** POST patients/doctors: links a doctor; says whether the link was there before (SC-211, SC-043). */
  linkDoctor: build.mutation<{ alreadyLinked: boolean }, { doctorId: number }>({
    query: ({ doctorId }) => ({ url: 'patients/doctors', method: 'POST', body: { doctor_id: doctorId } }),
    transformResponse: ({ already_linked }: { already_linked: Flag }) => ({ alreadyLinked: isOn(already_linked) }),
    invalidatesTags: [{ type: 'Doctor', id: 'LIST' }],
  }),
  /** POST patients/uploads: links a stored file to a request as its prescription (SC-176). */
  linkUpload: build.mutation<void, { blobId: string; requestId: number }>({
    query: ({ blobId, requestId }) => ({
      url: 'patients/uploads',
      method: 'POST',
      body: { blob_id: blobId, test_request_id: requestId },
    }),
    transformResponse: () => undefined,
    invalidatesTags: [
      { type: 'Upload', id: 'LIST' },
      { type: 'Request', id: 'LIST' },
    ],
  }),
  /** GET patients/uploads: the files of a request (SC-177). */
  uploads: build.query<{ blobId: string; name: string; type: string }[], { requestId: number; blobId?: string }>({
    query: ({ requestId, blobId }) => ({
      url: 'patients/uploads',
      params: { test_request_id: requestId, blob_id: blobId },
    }),
    transformResponse: ({ results }: PatientUploadsAnswer) => results.map(({ blob_id, name, type }) => ({ blobId: blob_id, name, type })),
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
export const patientsEndpoints = patientsApi.endpoints;
export { useScreeningQuestionsQuery } from './patients/screening';
