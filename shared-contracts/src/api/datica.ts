import { ownedEndpoints, vaultFailure } from '@scanharbor/shared-contracts';
import { toFlag, isOn, type Flag } from '../domain/flag';
import { type PatientChanges, type ProviderChanges, type ProviderRegistration } from '../domain/registration';
import { type RegisteredAnswer } from '../wire/datica';

const daticaApi = ownedEndpoints('shared-contracts/datica', (build) => ({
  /**
   * POST datica/providers: a new provider account with its practice and the first location, inactive until somebody
   * activates it (SC-031, D22). Refused with 409 for an email that has an account, with 400 for an unknown address.
   */
  registerProvider: build.mutation<{ id: number }, ProviderRegistration>({
    query: ({ firstName, lastName, practiceName, location: { address1, city, state, zipCode }, ...rest }) => ({
      url: 'datica/providers',
      method: 'POST',
      body: {
        first_name: firstName,
        last_name: lastName,
        practice_name: practiceName,
        location: { address_1: address1, city, state, zip_code: zipCode },
        ...rest,
      },
    }),
    transformResponse: ({ id }: RegisteredAnswer) => ({ id }),
    transformErrorResponse: vaultFailure,
  }),
  /** PUT datica/providers: changes the own provider account, or its password (SC-032). */
  updateProviderAccount: build.mutation<void, ProviderChanges & { username: string }>({
    query: ({ username, firstName, lastName, email, newPassword }) => ({
      url: 'datica/providers',
      method: 'PUT',
      body: { username, first_name: firstName, last_name: lastName, email, new_password: newPassword },
    }),
    transformResponse: () => undefined,
    invalidatesTags: [{ type: 'Account', id: 'LIST' }],
  }),
  /** PUT datica/patients: changes the own profile; `username` follows the email (SC-034). Refused for a taken email. */
  updatePatientAccount: build.mutation<void, Omit<PatientChanges, 'emergencyContactName' | 'emergencyContactNumber'>>({
    query: ({ firstName, lastName, zipCode, allowTexts, email, ...rest }) => ({
      url: 'datica/patients',
      method: 'PUT',
      body: {
        first_name: firstName,
        last_name: lastName,
        zip_code: zipCode,
        allow_texts: allowTexts === undefined ? undefined : toFlag(allowTexts),
        email,
        username: email,
        ...rest,
      },
    }),
    transformResponse: () => undefined,
    invalidatesTags: [
      { type: 'Account', id: 'LIST' },
      { type: 'Profile', id: 'LIST' },
    ],
  }),
  /** POST datica/reset_password: sends a reset link; answers the same for unknown names (SC-035). */
  requestPasswordReset: build.mutation<void, { username: string }>({
    query: (body) => ({ url: 'datica/reset_password', method: 'POST', body }),
    transformResponse: () => undefined,
  }),
  /** POST datica/check_token: is the token of a reset link still good? (SC-036) */
  checkResetToken: build.query<boolean, { token: string; userId?: number }>({
    query: (body) => ({ url: 'datica/check_token', method: 'POST', body }),
    transformResponse: ({ valid }: { valid: Flag }) => isOn(valid),
    keepUnusedDataFor: 0,
  }),
  /** POST datica/store_reset_password: sets the password; the link works once (SC-037). */
  storeResetPassword: build.mutation<void, { token: string; userId: number; password: string }>({
    query: (body) => ({ url: 'datica/store_reset_password', method: 'POST', body }),
    transformResponse: () => undefined,
  }),
  /** GET datica/user/{id} (SC-038). No screen calls it. */
  vaultUser: build.query<{ id: number }, number>({ query: (id) => ({ url: `datica/user/${id}` }) }),
}));

export const {
  useRegisterProviderMutation,
  useUpdateProviderAccountMutation,
  useUpdatePatientAccountMutation,
  useRequestPasswordResetMutation,
  useCheckResetTokenQuery,
  useLazyCheckResetTokenQuery,
  useStoreResetPasswordMutation,
} = daticaApi;
export const daticaEndpoints = daticaApi.endpoints;
