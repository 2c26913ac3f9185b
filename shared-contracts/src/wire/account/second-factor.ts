import { z } from 'zod';
import { flag, integer, line, paragraph, success } from '../values';
import { createdPasskey, passkeyOptions, usedPasskey } from './passkey';

/** How an account can pass the second step of a sign-in. */
const factors = z.array(z.enum(['app', 'passkey', 'recovery']));

/** The first half of a login without a password; `POST account/login` completes it. */
const started = z.object({ id: z.number(), access_token: z.string(), second_factor: factors.optional() });
started.register(z.globalRegistry, { id: 'StartedLogin' });

const codes = z.object({ recovery_codes: z.array(z.string()) });
codes.register(z.globalRegistry, { id: 'RecoveryCodes' });

const status = z.object({
  app: flag,
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() })),
  recovery_codes_left: z.number(),
  /** The practice requires a second factor of its staff. */
  required: flag,
});
status.register(z.globalRegistry, { id: 'SecondFactorStatus' });

/** Wire shapes of the second factor and of sign-in without a password. All calls are ours. */
export const secondFactorWire = {
  'GET account/sign_in_options': { response: z.object({ provider: z.object({ label: z.string() }).nullable() }) },
  'POST account/oidc_start': { response: z.object({ url: z.string(), ticket: z.string() }) },
  /** `query`: the query of the URL to which the identity provider redirected, without `?`. */
  'POST account/oidc_finish': { body: z.object({ query: paragraph, ticket: line }), response: started },
  /** For the second step of a login: its `id` and `auth`; without them for a sign-in with a passkey alone. */
  'POST account/passkey_challenge': {
    body: z.object({ id: integer.optional(), auth: line.optional() }),
    response: passkeyOptions,
  },
  'POST account/passkey_login': { body: z.object({ passkey: usedPasskey }), response: started },

  'GET account/second_factor': { response: status },
  'POST account/authenticator': { response: z.object({ secret: z.string(), uri: z.string() }) },
  'POST account/authenticator/confirm': { body: z.object({ code: line }), response: codes },
  'DELETE account/authenticator': { response: success },
  'POST account/passkey_registration': { response: passkeyOptions },
  'POST account/passkeys': { body: z.object({ name: line.trim().min(1), passkey: createdPasskey }), response: codes },
  'DELETE account/passkeys/:id': { params: z.object({ id: line }), response: success },
  'POST account/recovery_codes': { response: codes },
} as const;

export type SecondFactorResponse = z.infer<typeof status>;
export type StartedLoginResponse = z.infer<typeof started>;
