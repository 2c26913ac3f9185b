import { type Dispatch, ownedEndpoints, vaultFailure } from '@scanharbor/shared-contracts';
import { toFlag } from '../domain/flag';
import { type Registration } from '../domain/registration';
import { type Identity, readIdentity } from '../domain/session-user';
import { type UserAnswer, type UserWithTokenAnswer } from '../wire/account';
import { type DaticaLoginAnswer, type RegisteredAnswer } from '../wire/datica';
import { providersEndpoints } from './providers';

/** Signed in: the token for every later call, and who it is. */
export interface SignIn extends Identity {
  token: string;
}

const readSignIn = (answer: UserWithTokenAnswer): SignIn => ({
  ...readIdentity(answer),
  token: answer.auth_token ?? answer.access_token ?? '',
});

const accountApi = ownedEndpoints('shared-contracts/account', (build) => ({
  /**
   * POST datica/login, then POST account/login: the two halves of one login (SC-020, SC-021).
   * A refusal carries the developer message 'You need to restore your password!' when that is the reason.
   */
  login: build.mutation<SignIn, { username: string; password: string }>({
    queryFn: async (body, _api, _extra, call) => {
      const checked = await call({ url: 'datica/login', method: 'POST', body });
      if (checked.error) return { error: checked.error };
      const { id, access_token } = checked.data as DaticaLoginAnswer;
      const entered = await call({ url: 'account/login', method: 'POST', body: { id, auth: access_token } });
      if (entered.error) return { error: entered.error };
      return { data: readSignIn(entered.data as UserWithTokenAnswer) };
    },
  }),
  /**
   * POST datica/patients, then POST account/create (SC-033, SC-022). Sent with the token of an anonymous patient it
   * turns that account into a real one. Refused with 409 for an email that has an account.
   */
  registerPatient: build.mutation<SignIn, Registration>({
    queryFn: async (given, _api, _extra, call) => {
      const person = {
        first_name: given.firstName,
        last_name: given.lastName,
        zip_code: given.zipCode,
        email: given.email,
        phone: given.phone ?? null,
        dob: given.dob ?? null,
        allow_texts: toFlag(given.allowTexts),
        terms_agreed: toFlag(given.termsAgreed),
      };
      const kept = await call({ url: 'datica/patients', method: 'POST', body: { ...person, password: given.password } });
      if (kept.error) return { error: vaultFailure(kept.error) };
      const { id, access_token } = kept.data as RegisteredAnswer;
      const body = { ...person, auth: access_token, true_vault_id: id, user_type: 'patient' };
      const created = await call({ url: 'account/create', method: 'POST', body });
      if (created.error) return { error: created.error };
      return { data: readSignIn(created.data as UserWithTokenAnswer) };
    },
  }),
  /** POST account/create with nothing but the zip: an anonymous patient (SC-039, D33). */
  registerAnonymous: build.mutation<SignIn, { zipCode: string }>({
    query: ({ zipCode }) => ({
      url: 'account/create',
      method: 'POST',
      body: { user_type: 'patient', zip_code: zipCode },
    }),
    transformResponse: readSignIn,
  }),
  /** POST account/logout: the token is worth nothing afterwards (SC-023). */
  logout: build.mutation<void, void>({ query: () => ({ url: 'account/logout', method: 'POST', mayBeEmpty: true }) }),
  /** GET account/authenticate: who the token belongs to (SC-024). `background` does not keep the session alive. */
  currentUser: build.query<Identity, void | { background: boolean }>({
    query: (options) => ({ url: 'account/authenticate', background: options?.background ?? false }),
    transformResponse: (answer: UserAnswer) => readIdentity(answer),
    providesTags: [{ type: 'Account', id: 'LIST' }],
  }),
  /** POST account/switch: staff act as another account (SC-026). Refused with the server's user message. */
  switchUser: build.mutation<SignIn, { email: string }>({
    query: (body) => ({ url: 'account/switch', method: 'POST', body }),
    transformResponse: readSignIn,
  }),
  /** PATCH account/update: changes the own user record, such as the agreement to the terms (SC-028). */
  updateAccount: build.mutation<Identity, { firstName?: string; lastName?: string; email?: string; termsAgreed?: boolean }>({
    query: ({ firstName, lastName, email, termsAgreed }) => ({
      url: 'account/update',
      method: 'PATCH',
      body: {
        first_name: firstName,
        last_name: lastName,
        email,
        terms_agreed: termsAgreed === undefined ? undefined : toFlag(termsAgreed),
      },
    }),
    transformResponse: (answer: UserAnswer) => readIdentity(answer),
    invalidatesTags: [{ type: 'Account', id: 'LIST' }],
  }),
  /** PATCH account/password: sets a new password of rule basic (SC-029). */
  changePassword: build.mutation<void, { newPassword: string }>({
    query: ({ newPassword }) => ({ url: 'account/password', method: 'PATCH', body: { new_password: newPassword } }),
    transformResponse: () => undefined,
  }),
  /** POST account/card/setup-intent: the secret with which the card is confirmed (D64). */
  createSetupIntent: build.mutation<{ clientSecret: string }, void>({
    query: () => ({ url: 'account/card/setup-intent', method: 'POST' }),
    transformResponse: ({ client_secret }: { client_secret: string }) => ({ clientSecret: client_secret }),
  }),
  /** POST account/card: keeps a card by its payment method (SC-030). A declined card is refused with a user message. */
  saveCard: build.mutation<{ paymentCustomerId: string }, { sourceId: string }>({
    query: ({ sourceId }) => ({ url: 'account/card', method: 'POST', body: { source_id: sourceId } }),
    transformResponse: ({ PaymentCustomerID }: { PaymentCustomerID: string }) => ({ paymentCustomerId: PaymentCustomerID }),
    invalidatesTags: [{ type: 'Profile', id: 'LIST' }],
  }),
  /** GET account/true_vault (SC-025). No screen calls it. */
  trueVault: build.query<{ key: string }, { key?: string; register?: string }>({
    query: (params) => ({ url: 'account/true_vault', params }),
  }),
  /** GET account/forgot_password (SC-027). No screen calls it: a GET must not send mails. */
  forgotPassword: build.query<void, { username: string }>({
    query: (params) => ({ url: 'account/forgot_password', params }),
    transformResponse: () => undefined,
  }),
}));

export const {
  useLoginMutation,
  useRegisterPatientMutation,
  useRegisterAnonymousMutation,
  useLogoutMutation,
  useCurrentUserQuery,
  useLazyCurrentUserQuery,
  useSwitchUserMutation,
  useUpdateAccountMutation,
  useChangePasswordMutation,
  useCreateSetupIntentMutation,
  useSaveCardMutation,
} = accountApi;
export const accountEndpoints = accountApi.endpoints;

/**
 * Who the token belongs to, asked anew, and for a provider the practice: GET account/authenticate, then
 * GET providers/provider/{pid} (SC-024, SC-042). Rejects with the `ApiFailure` of either call.
 */
export async function loadIdentity(dispatch: Dispatch): Promise<Identity> {
  const { user } = await dispatch(accountEndpoints.currentUser.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap();
  if (user.providerId === undefined || user.pending) return { user };
  return { user, provider: await dispatch(providersEndpoints.providerInfo.initiate(user.providerId, { subscribe: false })).unwrap() };
}
