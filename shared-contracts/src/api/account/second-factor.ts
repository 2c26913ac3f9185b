import { ownedEndpoints } from '@scanharbor/shared-contracts';
import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { toFlag } from '../../domain/flag';
import { readSecondFactor } from '../../domain/second-factor';
import { type StartedLoginResponse } from '../../wire/account/second-factor';
import { call } from '../call';
import { writeCreatedPasskey, writeUsedPasskey } from './passkey-codec';

const tag = { type: 'Account', id: 'SECOND-FACTOR' } as const;

/** The first half of a login; `factors` names the ways to pass its second step, none without a second factor. */
const readStartedLogin = ({ id, access_token, second_factor = [] }: StartedLoginResponse) => ({
  id,
  auth: access_token,
  factors: second_factor,
});

const secondFactorApi = ownedEndpoints('shared-contracts/second-factor', (build) => ({
  /** GET account/sign_in_options: the label of the installation's single sign-on, if it has one. */
  signInOptions: build.query({
    query: () => call('GET account/sign_in_options'),
    transformResponse: ({ provider }) => ({ providerLabel: provider?.label }),
  }),
  /**
   * POST account/oidc_start: the URL at the identity provider, and the ticket with which this browser finishes the sign-in; 503 when it is
   * unreachable.
   */
  startSingleSignOn: build.mutation({ query: () => call('POST account/oidc_start') }),
  /** POST account/oidc_finish: the first half of a login by the query of the redirect; rejected with a user message. */
  finishSingleSignOn: build.mutation({
    query: (body: { query: string; ticket: string }) => call('POST account/oidc_finish', { body }),
    transformResponse: readStartedLogin,
  }),
  /** POST account/passkey_challenge: the options for a passkey, as second step of a started login or, without one, to sign in. */
  passkeyChallenge: build.mutation({
    query: (body: { id?: number; auth?: string }) => call('POST account/passkey_challenge', { body }),
    transformResponse: (options) => options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }),
  /** POST account/passkey_login: the first half of a login by a passkey alone; 400 for one that is not accepted. */
  startPasskeyLogin: build.mutation({
    query: (passkey: AuthenticationResponseJSON) => call('POST account/passkey_login', { body: { passkey: writeUsedPasskey(passkey) } }),
    transformResponse: readStartedLogin,
  }),
  /** GET account/second_factor: what the own account has set up. Staff only. */
  secondFactor: build.query({
    query: () => call('GET account/second_factor'),
    transformResponse: (response) => readSecondFactor(response),
    providesTags: [tag],
  }),
  /** POST account/authenticator: the secret of a new app, which counts once a code confirms it. Needs a proven password. */
  createAuthenticator: build.mutation({ query: () => call('POST account/authenticator') }),
  /** POST account/authenticator/confirm: makes the app count; returns the recovery codes with a first factor, otherwise none. */
  confirmAuthenticator: build.mutation({
    query: (body: { code: string }) => call('POST account/authenticator/confirm', { body }),
    transformResponse: ({ recovery_codes }) => recovery_codes,
    invalidatesTags: [tag],
  }),
  /** DELETE account/authenticator. Needs a proven password; 409 for the last factor where the practice requires one. */
  removeAuthenticator: build.mutation({ query: () => call('DELETE account/authenticator'), invalidatesTags: [tag] }),
  /** POST account/passkey_registration: the options for a new passkey. Needs a proven password. */
  passkeyRegistration: build.mutation({
    query: () => call('POST account/passkey_registration'),
    transformResponse: (options) => options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }),
  /** POST account/passkeys: stores a passkey; returns the recovery codes with a first factor, otherwise none. */
  addPasskey: build.mutation({
    query: ({ name, passkey }: { name: string; passkey: RegistrationResponseJSON }) =>
      call('POST account/passkeys', { body: { name, passkey: writeCreatedPasskey(passkey) } }),
    transformResponse: ({ recovery_codes }) => recovery_codes,
    invalidatesTags: [tag],
  }),
  /** DELETE account/passkeys/{id}. Needs a proven password; 409 for the last factor where the practice requires one. */
  removePasskey: build.mutation({
    query: (id: string) => call('DELETE account/passkeys/:id', { params: { id } }),
    invalidatesTags: [tag],
  }),
  /** POST account/recovery_codes: replaces the recovery codes. Needs a proven password. */
  renewRecoveryCodes: build.mutation({
    query: () => call('POST account/recovery_codes'),
    transformResponse: ({ recovery_codes }) => recovery_codes,
    invalidatesTags: [tag],
  }),
  /** PATCH practices/security, for admins: whether staff of the practice need a second factor. Needs a proven password. */
  changePracticeSecurity: build.mutation({
    query: ({ secondFactorRequired }: { secondFactorRequired: boolean }) =>
      call('PATCH practices/security', { body: { second_factor_required: toFlag(secondFactorRequired) } }),
    invalidatesTags: [tag],
  }),
  /** POST ic-portal/ic-reset-second-factor, for admins: removes the second factor of a colleague. Needs a proven password. */
  resetSecondFactor: build.mutation({
    query: (body: { userId: number }) => call('POST ic-portal/ic-reset-second-factor', { body }),
    invalidatesTags: [{ type: 'PracticeUser', id: 'LIST' }],
  }),
}));

export const {
  useSignInOptionsQuery,
  useStartSingleSignOnMutation,
  useFinishSingleSignOnMutation,
  usePasskeyChallengeMutation,
  useStartPasskeyLoginMutation,
  useSecondFactorQuery,
  useCreateAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  usePasskeyRegistrationMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useChangePracticeSecurityMutation,
  useResetSecondFactorMutation,
} = secondFactorApi;
/** @internal */
export const secondFactorEndpoints = secondFactorApi.endpoints;
