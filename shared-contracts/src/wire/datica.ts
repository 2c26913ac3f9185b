import { z } from 'zod';
import { birthDate, email, flag, idText, password, strictPassword, success, zip } from './values';

const profile = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  dob: z.string(),
  zip_code: z.string(),
  allow_texts: flag,
});

const registered = z.object({ id: z.number(), access_token: z.string() });

const names = {
  first_name: z.string().trim().min(1, 'Please enter a first name.'),
  last_name: z.string().trim().min(1, 'Please enter a last name.'),
};

/** Where the new practice is; zip and state must belong together (D22). */
const firstLocation = z.object({
  address_1: z.string().trim().min(1, 'Please enter an address.'),
  city: z.string().trim().min(1, 'Please enter a city.'),
  state: z.string().regex(/^[A-Z]{2}$/, 'Please choose a state.'),
  zip_code: z.string().regex(/^\d{5}$/, 'Please enter a valid zip code.'),
});

/** Wire shapes of datica: the half of accounts that keeps passwords and health data (D31, D32). */
export const daticaWire = {
  'POST datica/login': {
    body: z.object({ username: z.string(), password: z.string() }),
    answer: registered.extend({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      user_type: z.enum(['patient', 'provider']),
    }),
  },
  'POST datica/providers': {
    body: z.object({
      ...names,
      email,
      password,
      practice_name: z.string().optional(),
      phone: z.string().nullish(),
      location: firstLocation.optional(),
    }),
    answer: registered,
  },
  'PUT datica/providers': {
    body: z.object({
      username: z.string().optional(),
      first_name: names.first_name.optional(),
      last_name: names.last_name.optional(),
      email: email.optional(),
      new_password: password.optional(),
    }),
    answer: success,
  },
  'POST datica/patients': {
    body: z.object({
      ...names,
      zip_code: zip,
      phone: z.string().nullish(),
      email,
      dob: birthDate.nullish(),
      allow_texts: flag.optional(),
      password: strictPassword,
      terms_agreed: flag.optional(),
    }),
    answer: registered,
  },
  'PUT datica/patients': {
    body: z.object({
      username: email.optional(),
      first_name: names.first_name.optional(),
      last_name: names.last_name.optional(),
      email: email.optional(),
      phone: z.string().nullish(),
      dob: birthDate.nullish(),
      zip_code: zip.optional(),
      allow_texts: flag.optional(),
    }),
    answer: profile,
  },
  'POST datica/reset_password': { body: z.object({ username: z.string() }), answer: success },
  'POST datica/check_token': {
    body: z.object({ token: z.string(), userId: z.coerce.number().int().optional() }),
    answer: z.object({ valid: flag }),
  },
  'POST datica/store_reset_password': {
    body: z.object({ token: z.string(), userId: z.coerce.number().int(), password }),
    answer: success,
  },
  'GET datica/user/:id': { params: z.object({ id: idText }), answer: profile },
} as const;

export type DaticaLoginAnswer = z.infer<(typeof daticaWire)['POST datica/login']['answer']>;
export type RegisteredAnswer = z.infer<typeof registered>;
