import { z } from 'zod';
import { birthDate, email, flag, password, success, zip } from './values';
import { providerInfo } from './providers';

/** The user as the server tells it (SC-300); flags come in several forms. */
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
  capabilities: z.array(z.enum(['switch_user', 'staff_pricing', 'platform_admin'])),
  provider: providerInfo.nullable(),
});

/** The token comes under one of two names (SH-024). */
const userWithToken = user
  .extend({ auth_token: z.string().optional(), access_token: z.string().optional() })
  .refine(({ auth_token, access_token }) => Boolean(auth_token ?? access_token), 'no token');

/** Wire shapes of account. */
export const accountWire = {
  'POST account/login': {
    body: z.object({ id: z.coerce.number().int(), auth: z.string() }),
    answer: userWithToken,
  },
  'POST account/create': {
    body: z.object({
      auth: z.string().optional(),
      true_vault_id: z.coerce.number().int().optional(),
      user_type: z.enum(['patient', 'provider']).default('patient'),
      first_name: z.string().optional(),
      last_name: z.string().optional(),
      email: email.optional(),
      phone: z.string().nullish(),
      dob: birthDate.nullish(),
      zip_code: zip.optional(),
      allow_texts: flag.optional(),
      terms_agreed: flag.optional(),
    }),
    answer: userWithToken,
  },
  'POST account/logout': { answer: success },
  'GET account/authenticate': { answer: user },
  'GET account/true_vault': {
    query: z.object({ key: z.string().optional(), register: z.string().optional() }),
    answer: z.object({ key: z.string(), register: flag }),
  },
  'POST account/switch': { body: z.object({ email }), answer: userWithToken },
  'GET account/forgot_password': { query: z.object({ username: z.string() }), answer: success },
  'PATCH account/update': {
    body: z.object({
      first_name: z.string().trim().min(1).optional(),
      last_name: z.string().trim().min(1).optional(),
      email: email.optional(),
      terms_agreed: flag.optional(),
    }),
    answer: user,
  },
  'PATCH account/password': { body: z.object({ new_password: password }), answer: success },
  'POST account/card': {
    body: z.object({ source_id: z.string().min(1) }),
    answer: z.object({ PaymentCustomerID: z.string() }),
  },
  'POST account/card/setup-intent': { answer: z.object({ client_secret: z.string() }) },
} as const;

export type UserAnswer = z.infer<typeof user>;
export type UserWithTokenAnswer = z.infer<typeof userWithToken>;
