import { type PatientDetailsResponse, type ProfileBody, type ProfileResponse } from '../wire/patients';
import { type Complete } from './codec';
import { isOn, toFlag } from './flag';
import { type Language } from './language';
import { type SavedCard } from './scan-request';

/** Optional details that a patient states in settings and staff read on the test page; '' is not stated (docs/adding-a-field.md). */
export interface PatientDetails {
  preferredLanguage?: Language | '';
}

/** A patient's profile (SC-304). Unknown values are empty texts. */
export interface Profile extends PatientDetails {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** YYYY-MM-DD. */
  dob: string;
  zipCode: string;
  emergencyContactName: string;
  emergencyContactNumber: string;
  allowTexts: boolean;
  /** The saved card; its secret stays on the server. */
  card?: Omit<SavedCard, 'secret'>;
}

/** Fields of the profile that a patient can change (SC-304). Only the fields given are sent. */
export type PatientChanges = Partial<Omit<Profile, 'id' | 'card'>>;

/** Fields that belong to the account, which has its own call (D90). */
type AccountField = 'firstName' | 'lastName' | 'email';
export type AccountChanges = Pick<PatientChanges, AccountField>;
export type ProfileChanges = Omit<PatientChanges, AccountField>;

export const readPatientDetails = (wire: PatientDetailsResponse): Complete<PatientDetails> => ({
  preferredLanguage: wire.preferred_language,
});

export const writePatientDetails = (details: PatientDetails): Complete<PatientDetailsResponse> => ({
  preferred_language: details.preferredLanguage,
});

export const readProfile = (wire: ProfileResponse): Complete<Profile> => ({
  ...readPatientDetails(wire),
  id: wire.id,
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email,
  phone: wire.phone ?? '',
  dob: wire.dob ?? '',
  zipCode: wire.zip_code,
  emergencyContactName: wire.emergency_contact_name,
  emergencyContactNumber: wire.emergency_contact_number,
  allowTexts: isOn(wire.allow_texts),
  card: wire.card_last4 ? { id: wire.card_id ?? '', type: wire.card_type ?? '', last4: wire.card_last4 } : undefined,
});

export const writeProfile = (profile: Profile): Complete<ProfileResponse> => ({
  ...writePatientDetails(profile),
  id: profile.id,
  first_name: profile.firstName,
  last_name: profile.lastName,
  email: profile.email,
  phone: profile.phone || null,
  dob: profile.dob || null,
  zip_code: profile.zipCode,
  emergency_contact_name: profile.emergencyContactName,
  emergency_contact_number: profile.emergencyContactNumber,
  allow_texts: profile.allowTexts ? '1' : '0',
  card_id: profile.card?.id ?? null,
  card_type: profile.card?.type ?? null,
  card_last4: profile.card?.last4 ?? null,
});

export const readProfileChanges = (wire: ProfileBody): Complete<ProfileChanges> => ({
  ...readPatientDetails(wire),
  phone: wire.phone ?? undefined,
  dob: wire.dob ?? undefined,
  zipCode: wire.zip_code,
  emergencyContactName: wire.emergency_contact_name,
  emergencyContactNumber: wire.emergency_contact_number,
  allowTexts: wire.allow_texts === undefined ? undefined : isOn(wire.allow_texts),
});

export const writeProfileChanges = (changes: ProfileChanges): Complete<ProfileBody> => ({
  ...writePatientDetails(changes),
  phone: changes.phone,
  dob: changes.dob,
  zip_code: changes.zipCode,
  emergency_contact_name: changes.emergencyContactName,
  emergency_contact_number: changes.emergencyContactNumber,
  allow_texts: toFlag(changes.allowTexts),
});
