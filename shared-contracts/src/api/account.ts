import { type AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { type CallOutcome, type Dispatch, ownedEndpoints, toVaultError } from '@scanharbor/shared-contracts';
import { toFlag } from '../domain/flag';
import { type FactorKind } from '../domain/second-factor';
import { type Registration } from '../domain/registration';
import { type Identity, readIdentity } from '../domain/session-user';
import { type UserWithTokenResponse } from '../wire/account';
import { writeUsedPasskey } from './account/passkey-codec';
import { providersEndpoints } from './providers';
import { call } from './call';

/** A signed-in user with the token for every following call. */
interface SignIn extends Identity {
  token: string;
}

/** A login whose second step is missing: its id and token, and the ways to pass the step. */
export interface StartedLogin {
  id: number;
  auth: string;
  factors: FactorKind[];
}

/** Reads the started login from the rejection of `login`; undefined for other errors. */
export function readMissingStep(error: unknown): StartedLogin | undefined {
  const { extra } = error as { extra?: { startedLogin?: StartedLogin } };
  return extra?.startedLogin;
}

const readSignIn = (response: UserWithTokenResponse): SignIn => ({
  ...readIdentity(response),
  token: response.auth_token ?? response.access_token ?? '',
});

const readSignInOutcome = ({ data, error }: CallOutcome<UserWithTokenResponse>): CallOutcome<SignIn> =>
  error ? { error } : { data: readSignIn(data) };

const accountApi = ownedEndpoints('shared-contracts/account', (build) => ({
  /**
   * POST datica/login, then POST account/login: the two halves of one login (SC-020, SC-021).
   * A rejection carries the developer message 'You need to restore your password!' when that is the reason, and the started login
   * when the account has a second factor: see `readMissingStep` and `finishLogin`.
   */
  login: build.mutation({
    queryFn: async (body: { username: string; password: string }, _api, _options, send) => {
      const checked = await send(call('POST datica/login', { body }));
      if (checked.error) return checked;
      const { id, access_token: auth, second_factor: factors } = checked.data;
      if (factors) return { error: { kind: 'refused', status: 403, code: 403, extra: { startedLogin: { id, auth, factors } } } };
      return readSignInOutcome(await send(call('POST account/login', { body: { id, auth } })));
    },
  }),
  /**
   * POST account/login: completes a started login, with a code (of the app, or a recovery code) or a passkey where the account has a
   * second factor. 400 beside `code` or `passkey` for a wrong one, 429 after too many.
   */
  finishLogin: build.mutation({
    query: ({ passkey, ...body }: { id: number; auth: string; code?: string; passkey?: AuthenticationResponseJSON }) =>
      call('POST account/login', { body: { ...body, ...(passkey ? { passkey: writeUsedPasskey(passkey) } : {}) } }),
    transformResponse: readSignIn,
  }),
  /**
   * POST datica/patients, then POST account/create (SC-033, SC-022). Sent with the token of an anonymous patient it
   * upgrades that account. Rejected with 409 for an email that has an account.
   */
  registerPatient: build.mutation({
    queryFn: async (registration: Registration, _api, _options, send) => {
      const person = {
        first_name: registration.firstName,
        last_name: registration.lastName,
        zip_code: registration.zipCode,
        email: registration.email,
        phone: registration.phone ?? null,
        dob: registration.dob ?? null,
        allow_texts: toFlag(registration.allowTexts),
        terms_agreed: toFlag(registration.termsAgreed),
      };
      const registered = await send(call('POST datica/patients', { body: { ...person, password: registration.password } }));
      if (registered.error) return { error: toVaultError(registered.error) };
      const { id, access_token } = registered.data;
      const body = { ...person, auth: access_token, true_vault_id: id, user_type: 'patient' as const };
      return readSignInOutcome(await send(call('POST account/create', { body })));
    },
  }),
  /** POST account/create with nothing but the zip: an anonymous patient (SC-039, D33). */
  registerAnonymous: build.mutation({
    query: ({ zipCode }: { zipCode: string }) => call('POST account/create', { body: { user_type: 'patient', zip_code: zipCode } }),
    transformResponse: readSignIn,
  }),
  /** POST account/logout: invalidates the token (SC-023). After single sign-on it returns the URL that ends that session, too. */
  logout: build.mutation({
    query: () => call('POST account/logout', { mayBeEmpty: true }),
    transformResponse: (response) => ({ logoutUrl: (response as typeof response | null)?.logout_url }),
  }),
  /** GET account/authenticate: the user of the token (SC-024). `background` does not extend the session. */
  currentUser: build.query({
    query: (options: void | { background: boolean }) => call('GET account/authenticate', { background: options?.background ?? false }),
    transformResponse: (user) => readIdentity(user),
    providesTags: [{ type: 'Account', id: 'LIST' }],
  }),
  /** POST account/switch: staff act as another user, for a reason, 60 minutes at most (SC-026). Rejected with the server's user message. */
  switchUser: build.mutation({
    query: (body: { email: string; reason: string }) => call('POST account/switch', { body }),
    transformResponse: readSignIn,
  }),
  /** PATCH account/update: changes the own user record, such as the agreement to the terms (SC-028). */
  updateAccount: build.mutation({
    query: (changes: { firstName?: string; lastName?: string; email?: string; termsAgreed?: boolean }) =>
      call('PATCH account/update', {
        body: {
          first_name: changes.firstName,
          last_name: changes.lastName,
          email: changes.email,
          terms_agreed: toFlag(changes.termsAgreed),
        },
      }),
    transformResponse: (user) => readIdentity(user),
    invalidatesTags: [{ type: 'Account', id: 'LIST' }],
  }),
  /** PATCH account/password: sets a new password of rule basic (SC-029). Needs a proven password, like a change of the own email. */
  changePassword: build.mutation({
    query: ({ newPassword }: { newPassword: string }) => call('PATCH account/password', { body: { new_password: newPassword } }),
  }),
  /** POST account/prove_password: proves the password for the next ten minutes; a wrong one is refused beside its field. */
  provePassword: build.mutation({
    query: (body: { password: string }) => call('POST account/prove_password', { body }),
  }),
  /** POST account/confirm_email: makes a new address, by the link sent to it, the email of the account; 400 for a used or old link. */
  confirmEmail: build.mutation({
    query: (body: { token: string; userId: number }) => call('POST account/confirm_email', { body }),
    invalidatesTags: [
      { type: 'Account', id: 'LIST' },
      { type: 'Profile', id: 'LIST' },
    ],
  }),
  /** POST account/card/setup-intent: the secret with which the card is confirmed (D64). */
  createSetupIntent: build.mutation({
    query: () => call('POST account/card/setup-intent'),
    transformResponse: ({ client_secret }) => ({ clientSecret: client_secret }),
  }),
  /** POST account/card: saves a card by its payment method (SC-030). A declined card is rejected with a user message. */
  saveCard: build.mutation({
    query: ({ sourceId }: { sourceId: string }) => call('POST account/card', { body: { source_id: sourceId } }),
    transformResponse: ({ PaymentCustomerID }) => ({ paymentCustomerId: PaymentCustomerID }),
    invalidatesTags: [{ type: 'Profile', id: 'LIST' }],
  }),
  /** GET account/true_vault (SC-025). No screen calls it. */
  trueVault: build.query({
    query: (params: { key?: string; register?: string }) => call('GET account/true_vault', { query: params }),
  }),
  /** GET account/forgot_password (SC-027). No screen calls it: a GET must not send mails. */
  forgotPassword: build.query({
    query: (params: { username: string }) => call('GET account/forgot_password', { query: params }),
  }),
}));

export const {
  useLoginMutation,
  useFinishLoginMutation,
  useRegisterPatientMutation,
  useRegisterAnonymousMutation,
  useLazyCurrentUserQuery,
  useSwitchUserMutation,
  useUpdateAccountMutation,
  useChangePasswordMutation,
  useProvePasswordMutation,
  useConfirmEmailMutation,
  useCreateSetupIntentMutation,
  useSaveCardMutation,
} = accountApi;
export const accountEndpoints = accountApi.endpoints;

/** Returns the result of a running query, which ends with the signal. Otherwise a repeated query would join the one that hangs. */
function unwrapUntil<Result>(query: { unwrap(): Promise<Result>; abort(): void }, signal?: AbortSignal): Promise<Result> {
  signal?.addEventListener('abort', () => query.abort(), { once: true });
  return query.unwrap();
}

/**
 * Loads the user of the token, and for a provider the practice: GET account/authenticate, then GET providers/provider/{pid}
 * (SC-024, SC-042). Rejects with the `ApiError` of either call, or when the signal aborts.
 */
export async function loadIdentity(dispatch: Dispatch, signal?: AbortSignal): Promise<Identity> {
  const identity = dispatch(accountEndpoints.currentUser.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const { user } = await unwrapUntil(identity, signal);
  if (user.providerId === undefined || user.pending) return { user };
  const practice = dispatch(providersEndpoints.providerInfo.initiate(user.providerId, { subscribe: false }));
  return { user, provider: await unwrapUntil(practice, signal) };
}
