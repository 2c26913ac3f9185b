/** What a new patient account needs (SC-302). */
export interface Registration {
  firstName: string;
  lastName: string;
  /** 5 digits. */
  zipCode: string;
  email: string;
  /** Keeps the strict rule. */
  password: string;
  phone?: string;
  /** YYYY-MM-DD. */
  dob?: string;
  allowTexts: boolean;
  termsAgreed: boolean;
}

/** What a new imaging center gives of itself (D22). */
export interface ProviderRegistration {
  firstName: string;
  lastName: string;
  email: string;
  /** Keeps the basic rule. */
  password: string;
  phone?: string;
  practiceName: string;
  /** Where its first scanner stands. `state` has two letters, `zipCode` 5 digits. */
  location: { address1: string; city: string; state: string; zipCode: string };
}

/** What a patient may change of themselves (SC-304). Only the fields given are sent. */
export interface PatientChanges {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  /** YYYY-MM-DD. */
  dob?: string;
  zipCode?: string;
  allowTexts?: boolean;
  emergencyContactName?: string;
  emergencyContactNumber?: string;
}

/** What a provider may change of the own account (SC-305). */
export interface ProviderChanges {
  firstName?: string;
  lastName?: string;
  email?: string;
  newPassword?: string;
}
