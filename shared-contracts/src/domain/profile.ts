import { type SavedCard } from './scan-request';

/** A patient's profile (SC-304). Unknown values are empty texts. */
export interface Profile {
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
  /** The card that is kept; its secret stays on the server. */
  card?: Omit<SavedCard, 'secret'>;
}
