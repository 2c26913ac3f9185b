import { z } from 'zod';
import { email, flag, idText, line, success } from './values';

/** Response of a lookup (SC-308). */
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

/** A referral record (SC-309). The email is '' unless its owner entered it for publication. */
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
listed.register(z.globalRegistry, { id: 'ListedDoctor' });

/** A row of the search: a referral record with its distance from the ZIP code in miles. */
const found = listed.extend({ Distance: z.number().optional() });
found.register(z.globalRegistry, { id: 'FoundDoctor' });

/** More centers than there are around a ZIP code. */
const mostPreferred = 1_000;

/** Wire shapes of doctors. */
export const doctorsWire = {
  'POST doctors/find': {
    body: z.object({
      doctor_id: z.union([line.min(1), idText]),
      use_identifier: flag.optional(),
      use_npi: flag.optional(),
    }),
    response: lookup,
  },
  'POST doctors/new': {
    body: z.object({
      first_name: line.trim().min(1),
      last_name: line.trim().min(1),
      email: email.optional(),
      zip_code: line.optional(),
      specialty: line.optional(),
      npi: line.optional(),
      address1: line.optional(),
      address2: line.optional(),
      city: line.optional(),
      state: line.optional(),
      phone: line.nullish(),
      fax: line.nullish(),
      referred: flag.optional(),
      /** Set when the doctor entered the email and wants it in the public search. */
      email_is_public: flag.optional(),
      /** The centers that the doctor prefers. */
      locations: z.array(idText).max(mostPreferred).optional(),
    }),
    response: listed,
  },
  'POST doctors/search': {
    body: z.object({ zipcode: line, specialty: line, referred: flag.optional() }),
    response: z.array(found),
  },
  'GET doctors/specialties': { response: z.array(z.object({ id: z.number(), value: z.string() })) },
  'DELETE doctors/unlink': { query: z.object({ doctor_id: idText }), response: success },
} as const;

export type DoctorLookupResponse = z.infer<typeof lookup>;
export type ListedDoctorResponse = z.infer<typeof found>;
