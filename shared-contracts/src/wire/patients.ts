import { z } from 'zod';
import { languages } from '../domain/language';
import { prescriptionFile } from '../domain/prescription-file';
import { patientsScreeningWire } from './patients/screening';
import { birthDate, email, flag, idText, integer, line, success, zip } from './values';

/** Ours: optional details that the patient states and staff read; also part of the single scan. '' is not stated. */
export const patientDetails = z.object({ preferred_language: z.enum(['', ...languages]).optional() });

const profile = patientDetails.extend({
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
  /** The payment method of the saved card; useless without the secret key of the account. */
  card_id: z.string().nullable(),
  card_type: z.string().nullable(),
  card_last4: z.string().nullable(),
});
profile.register(z.globalRegistry, { id: 'PatientProfile' });

/** A doctor as a list entry (SC-312). */
const doctorEntry = z.object({ id: z.number(), value: z.string() });

/** Wire shapes of patients. */
export const patientsWire = {
  ...patientsScreeningWire,
  'GET patients/patient': { response: profile },
  'PATCH patients/patient': {
    body: patientDetails.extend({
      phone: line.nullish(),
      dob: birthDate.nullish(),
      zip_code: zip.optional(),
      emergency_contact_name: line.optional(),
      emergency_contact_number: line.optional(),
      allow_texts: flag.optional(),
    }),
    response: profile,
  },
  'PATCH patients/user': {
    body: z.object({
      first_name: line.trim().min(1).optional(),
      last_name: line.trim().min(1).optional(),
      email: email.optional(),
    }),
    response: profile,
  },
  'GET patients/doctors': { response: z.object({ results: z.array(doctorEntry) }) },
  'POST patients/doctors': {
    body: z.object({ doctor_id: integer }),
    response: z.object({ status: z.literal('SUCCESS'), already_linked: flag }),
  },
  'POST patients/uploads': {
    body: z.object({
      blob_id: line.optional(),
      blog_id: line.optional(),
      test_request_id: integer,
      /** Ours: all pages of the prescription, in order. Without it the file becomes one more page. */
      pages: z.array(line).max(prescriptionFile.maxPages).optional(),
    }),
    response: success,
  },
  'GET patients/uploads': {
    query: z.object({
      blob_id: line.optional(),
      blog_id: line.optional(),
      test_request_id: idText,
    }),
    response: z.object({ results: z.array(z.object({ blob_id: z.string(), name: z.string(), type: z.string() })) }),
  },
} as const;

export type PatientDetailsResponse = z.infer<typeof patientDetails>;
export type ProfileResponse = z.infer<typeof profile>;
export type ProfileBody = z.infer<(typeof patientsWire)['PATCH patients/patient']['body']>;

export { patientsPortalWire } from './patients/screening';
