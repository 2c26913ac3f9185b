import { z } from 'zod';
import { birthDate, email, flag, idText, integer, line, password, strictPassword, success, zip } from './values';

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
profile.register(z.globalRegistry, { id: 'VaultProfile' });

const registered = z.object({ id: z.number(), access_token: z.string() });
registered.register(z.globalRegistry, { id: 'RegisteredUser' });

const names = {
  first_name: line.trim().min(1, 'Please enter a first name.'),
  last_name: line.trim().min(1, 'Please enter a last name.'),
};

/** Where the new practice is; zip and state must belong together (D22). */
const firstLocation = z.object({
  address_1: line.trim().min(1, 'Please enter an address.'),
  city: line.trim().min(1, 'Please enter a city.'),
  state: line.regex(/^[A-Z]{2}$/, 'Please choose a state.'),
  zip_code: line.regex(/^\d{5}$/, 'Please enter a valid zip code.'),
});

/** Wire shapes of datica: the half of accounts that stores passwords and health data (D31, D32). */
export const daticaWire = {
  'POST datica/login': {
    body: z.object({ username: line, password: line }),
    response: registered.extend({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      user_type: z.enum(['patient', 'provider']),
      /** Ours: how the account can pass the second step; missing without a second factor. */
      second_factor: z.array(z.enum(['app', 'passkey', 'recovery'])).optional(),
    }),
  },
  'POST datica/providers': {
    body: z.object({
      ...names,
      email,
      password,
      practice_name: line.optional(),
      phone: line.nullish(),
      location: firstLocation.optional(),
    }),
    response: registered,
  },
  'PUT datica/providers': {
    body: z.object({
      username: line.optional(),
      first_name: names.first_name.optional(),
      last_name: names.last_name.optional(),
      email: email.optional(),
      new_password: password.optional(),
    }),
    response: success,
  },
  'POST datica/patients': {
    body: z.object({
      ...names,
      zip_code: zip,
      phone: line.nullish(),
      email,
      dob: birthDate.nullish(),
      allow_texts: flag.optional(),
      password: strictPassword,
      terms_agreed: flag.optional(),
    }),
    response: registered,
  },
  'PUT datica/patients': {
    body: z.object({
      username: email.optional(),
      first_name: names.first_name.optional(),
      last_name: names.last_name.optional(),
      email: email.optional(),
      phone: line.nullish(),
      dob: birthDate.nullish(),
      zip_code: zip.optional(),
      allow_texts: flag.optional(),
    }),
    response: profile,
  },
  'POST datica/reset_password': { body: z.object({ username: line }), response: success },
  'POST datica/check_token': {
    body: z.object({ token: line, userId: integer.optional() }),
    response: z.object({ valid: flag }),
  },
  'POST datica/store_reset_password': {
    body: z.object({ token: line, userId: integer, password }),
    response: success,
  },
  'GET datica/user/:id': { params: z.object({ id: idText }), response: profile },
} as const;
