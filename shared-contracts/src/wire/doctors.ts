import { z } from 'zod';
import { email, flag, idText, success } from './values';

/** Answer of a lookup (SC-308). */
const lookup = z.object({
  ID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  Identifier: z.string(),
  Npi: z.string(),
  Address1: z.string(),
  Address2: z.string(),
  State: z.string(),
  ZipCode: z.string(),
  Phone: z.string(),
  Fax: z.string(),
});

/** A referral record (SC-309). */
const listed = z.object({
  ID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  ZipCode: z.string(),
  Specialty: z.string(),
  identifier: z.string(),
  referred: flag,
});

/** More centers than there are around a zip code. */
const mostPreferred = 1_000;

/** Wire shapes of doctors. */
export const doctorsWire = {
  'POST doctors/find': {
    body: z.object({
      doctor_id: z.union([z.string().min(1), z.number()]),
      use_identifier: flag.optional(),
      use_npi: flag.optional(),
    }),
    answer: lookup,
  },
  'POST doctors/new': {
    body: z.object({
      first_name: z.string().trim().min(1),
      last_name: z.string().trim().min(1),
      email: email.optional(),
      zip_code: z.string().optional(),
      specialty: z.string().optional(),
      npi: z.string().optional(),
      address1: z.string().optional(),
      address2: z.string().optional(),
      city: z.string().optional(),
      state: z.string().optional(),
      phone: z.string().nullish(),
      fax: z.string().nullish(),
      referred: flag.optional(),
      /** The centers that the doctor prefers. */
      locations: z.array(idText).max(mostPreferred).optional(),
    }),
    answer: listed,
  },
  'POST doctors/search': {
    body: z.object({ zipcode: z.string(), specialty: z.string(), referred: flag.optional() }),
    answer: z.array(listed),
  },
  'GET doctors/specialties': { answer: z.array(z.object({ id: z.number(), value: z.string() })) },
  'DELETE doctors/unlink': { query: z.object({ doctor_id: idText }), answer: success },
} as const;

export type DoctorLookupAnswer = z.infer<typeof lookup>;
export type ListedDoctorAnswer = z.infer<typeof listed>;
