/** Values of a new patient account (SC-302). */
export interface Registration {
  firstName: string;
  lastName: string;
  /** 5 digits. */
  zipCode: string;
  email: string;
  /** Meets the strict rule. */
  password: string;
  phone?: string;
  /** YYYY-MM-DD. */
  dob?: string;
  allowTexts: boolean;
  termsAgreed: boolean;
}

/** Values of a new provider account and its practice (D22). */
export interface ProviderRegistration {
  firstName: string;
  lastName: string;
  email: string;
  /** Meets the basic rule. */
  password: string;
  phone?: string;
  practiceName: string;
  /** The first location. `state` has two letters, `zipCode` 5 digits. */
  location: { address1: string; city: string; state: string; zipCode: string };
}

/** Fields of the own account that a provider can change (SC-305). */
export interface ProviderChanges {
  firstName?: string;
  lastName?: string;
  email?: string;
  newPassword?: string;
}
