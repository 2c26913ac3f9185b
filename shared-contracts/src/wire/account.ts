import { z } from 'zod';
import { usedPasskey } from './account/passkey';
import { birthDate, email, flag, integer, line, paragraph, password, success, zip } from './values';
import { providerInfo } from './providers';

/** The user as the server returns it (SC-300); flags come in several forms. */
const user = z.object({
  id: z.number(),
  user_type: z.enum(['patient', 'provider']),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: z.string(),
  zip_code: z.string(),
  terms_agreed: flag,
  temp: flag,
  is_admin: flag,
  is_active: flag,
  is_anonymous: flag,
  switched: flag,
  /** Ours: the staff member behind a switched session. */
  switched_by: z.object({ first_name: z.string(), last_name: z.string() }).optional(),
  /** Ours: a new email that waits for its confirmation. */
  pending_email: z.string().optional(),
  /** Ours: the practice requires a second factor that the account has not set up. */
  second_factor_due: flag.optional(),
  capabilities: z.array(z.enum(['switch_user', 'staff_pricing', 'platform_admin'])),
  provider: providerInfo.nullable(),
});
user.register(z.globalRegistry, { id: 'User' });

/** The token comes under one of two names (SH-024). */
const userWithToken = user
  .extend({ auth_token: z.string().optional(), access_token: z.string().optional() })
  .refine(({ auth_token, access_token }) => Boolean(auth_token ?? access_token), 'no token');

/** Wire shapes of account. */
export const accountWire = {
  'POST account/login': {
    /** Ours: `code` (of the authenticator app, or a recovery code) or `passkey`, for accounts with a second factor. */
    body: z.object({ id: integer, auth: line, code: line.optional(), passkey: usedPasskey.optional() }),
    response: userWithToken,
  },
  'POST account/create': {
    body: z.object({
      auth: line.optional(),
      true_vault_id: integer.optional(),
      user_type: z.enum(['patient', 'provider']).default('patient'),
      first_name: line.optional(),
      last_name: line.optional(),
      email: email.optional(),
      phone: line.nullish(),
      dob: birthDate.nullish(),
      zip_code: zip.optional(),
      allow_texts: flag.optional(),
      terms_agreed: flag.optional(),
    }),
    response: userWithToken,
  },
  /** Ours: `logout_url`, which ends the session at the identity provider, too. */
  'POST account/logout': { response: success.extend({ logout_url: z.string().optional() }) },
  'GET account/authenticate': { response: user },
  'GET account/true_vault': {
    query: z.object({ key: line.optional(), register: line.optional() }),
    response: z.object({ key: z.string(), register: flag }),
  },
  /** Ours: `reason`, which the server requires; releases before it send none and are refused with a message. */
  'POST account/switch': { body: z.object({ email, reason: paragraph.trim().optional() }), response: userWithToken },
  'GET account/forgot_password': { query: z.object({ username: line }), response: success },
  'PATCH account/update': {
    body: z.object({
      first_name: line.trim().min(1).optional(),
      last_name: line.trim().min(1).optional(),
      email: email.optional(),
      terms_agreed: flag.optional(),
    }),
    response: user,
  },
  'PATCH account/password': { body: z.object({ new_password: password }), response: success },
  /** Ours: proves the password again, for changes that answer 428 without it. */
  'POST account/prove_password': { body: z.object({ password: line }), response: success },
  /** Ours: confirms a new email by the link that was sent to it. */
  'POST account/confirm_email': { body: z.object({ token: line, userId: integer }), response: success },
  'POST account/card': {
    body: z.object({ source_id: line.min(1) }),
    response: z.object({ PaymentCustomerID: z.string() }),
  },
  'POST account/card/setup-intent': { response: z.object({ client_secret: z.string() }) },
} as const;

export type UserResponse = z.infer<typeof user>;
export type UserWithTokenResponse = z.infer<typeof userWithToken>;
