import { ownedEndpoints, toVaultError } from '@scanharbor/shared-contracts';
import { toFlag, isOn } from '../domain/flag';
import { type PatientChanges, type PatientDetails } from '../domain/profile';
import { type ProviderChanges, type ProviderRegistration } from '../domain/registration';
import { call } from './call';

const daticaApi = ownedEndpoints('shared-contracts/datica', (build) => ({
  /**
   * POST datica/providers: a new provider account with its practice and the first location, inactive until an admin
   * activates it (SC-031, D22). Rejected with 409 for an email that has an account, with 400 for an unknown address.
   */
  registerProvider: build.mutation({
    query: ({ firstName, lastName, practiceName, location: { address1, city, state, zipCode }, ...rest }: ProviderRegistration) =>
      call('POST datica/providers', {
        body: {
          first_name: firstName,
          last_name: lastName,
          practice_name: practiceName,
          location: { address_1: address1, city, state, zip_code: zipCode },
          ...rest,
        },
      }),
    transformResponse: ({ id }) => ({ id }),
    transformErrorResponse: toVaultError,
  }),
  /** PUT datica/providers: changes the own provider account, or its password (SC-032). */
  updateProviderAccount: build.mutation({
    query: ({ username, firstName, lastName, email, newPassword }: ProviderChanges & { username: string }) =>
      call('PUT datica/providers', { body: { username, first_name: firstName, last_name: lastName, email, new_password: newPassword } }),
    invalidatesTags: [{ type: 'Account', id: 'LIST' }],
  }),
  /** PUT datica/patients: changes the own profile; `username` follows the email (SC-034). Rejected for a taken email. */
  updatePatientAccount: build.mutation({
    query: ({
      firstName,
      lastName,
      zipCode,
      allowTexts,
      email,
      ...rest
    }: Omit<PatientChanges, 'emergencyContactName' | 'emergencyContactNumber' | keyof PatientDetails>) =>
      call('PUT datica/patients', {
        body: {
          first_name: firstName,
          last_name: lastName,
          zip_code: zipCode,
          allow_texts: toFlag(allowTexts),
          email,
          username: email,
          ...rest,
        },
      }),
    invalidatesTags: [
      { type: 'Account', id: 'LIST' },
      { type: 'Profile', id: 'LIST' },
    ],
  }),
  /** POST datica/reset_password: sends a reset link; the response is the same for unknown names (SC-035). */
  requestPasswordReset: build.mutation({
    query: (body: { username: string }) => call('POST datica/reset_password', { body }),
  }),
  /** POST datica/check_token: whether the token of a reset link is valid (SC-036) */
  checkResetToken: build.query({
    query: (body: { token: string; userId?: number }) => call('POST datica/check_token', { body }),
    transformResponse: ({ valid }) => isOn(valid),
    keepUnusedDataFor: 0,
  }),
  /** POST datica/store_reset_password: sets the password; the link works once (SC-037). */
  storeResetPassword: build.mutation({
    query: (body: { token: string; userId: number; password: string }) => call('POST datica/store_reset_password', { body }),
  }),
  /** GET datica/user/{id} (SC-038). No screen calls it. */
  vaultUser: build.query({ query: (id: number) => call('GET datica/user/:id', { params: { id } }) }),
}));

export const {
  useRegisterProviderMutation,
  useUpdateProviderAccountMutation,
  useUpdatePatientAccountMutation,
  useRequestPasswordResetMutation,
  useCheckResetTokenQuery,
  useStoreResetPasswordMutation,
} = daticaApi;
/** @internal */
export const daticaEndpoints = daticaApi.endpoints;
