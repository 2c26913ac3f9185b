import { z } from 'zod';
import { birthDate, email, flag, idText, success, zip } from './values';

const profile = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  dob: z.string().nullable(),
  zip_code: z.string(),
  emergency_contact_name: z.string(),
  emergency_contact_number: z.string(),
  allow_texts: flag,
  /** The payment method of the card that is kept; worth nothing without the secret key of the account. */
  card_id: z.string().nullable(),
  card_type: z.string().nullable(),
  card_last4: z.string().nullable(),
});

/** A doctor as lists of the widgets know it (SC-312). */
const doctorEntry = z.object({ id: z.number(), value: z.string() });

/** Wire shapes of patients. */
export const patientsWire = {
  'GET patients/patient': { answer: profile },
  'PATCH patients/patient': {
    body: z.object({
      phone: z.string().nullish(),
      dob: birthDate.nullish(),
      zip_code: zip.optional(),
      emergency_contact_name: z.string().optional(),
      emergency_contact_number: z.string().optional(),
      allow_texts: flag.optional(),
    }),
    answer: profile,
  },
  'PATCH patients/user': {
    body: z.object({
      first_name: z.string().trim().min(1).optional(),
      last_name: z.string().trim().min(1).optional(),
      email: email.optional(),
    }),
    answer: profile,
  },
  'GET patients/doctors': { answer: z.object({ results: z.array(doctorEntry) }) },
  'POST patients/doctors': {
    body: z.object({ doctor_id: z.coerce.number().int() }),
    answer: z.object({ status: z.literal('SUCCESS'), already_linked: flag }),
  },
  'POST patients/uploads': {
    body: z.object({
      blob_id: z.string().optional(),
      blog_id: z.string().optional(),
      test_request_id: z.coerce.number().int(),
    }),
    answer: success,
  },
  'GET patients/uploads': {
    query: z.object({
      blob_id: z.string().optional(),
      blog_id: z.string().optional(),
      test_request_id: idText,
    }),
    answer: z.object({ results: z.array(z.object({ blob_id: z.string(), name: z.string(), type: z.string() })) }),
  },
} as const;

export type ProfileAnswer = z.infer<typeof profile>;
export type PatientDoctorsAnswer = z.infer<(typeof patientsWire)['GET patients/doctors']['answer']>;
export type PatientUploadsAnswer = z.infer<(typeof patientsWire)['GET patients/uploads']['answer']>;

export { patientsPortalWire } from './patients/screening';
