/** Capabilities of a user beyond the role; the server decides them. */
type Capability = 'switch_user' | 'staff_pricing' | 'platform_admin';

/** The signed-in person (SC-300), with real booleans. */
export interface SessionUser {
  id: number;
  userType: 'patient' | 'provider';
  firstName: string;
  lastName: string;
  email: string;
  state?: string;
  zipCode?: string;
  termsAgreed: boolean;
  /** Must change the password before anything else. */
  temp: boolean;
  isAdmin: boolean;
  /** Staff acting as this account. */
  switched: boolean;
  /** Name of the staff member who acts as this account. */
  switchedBy?: string;
  /** A new email that waits for its confirmation. */
  pendingEmail?: string;
  /** The practice requires a second factor, which has to be set up before anything else. */
  secondFactorDue?: boolean;
  /** True for an inactive provider account. */
  pending: boolean;
  capabilities: Capability[];
  providerId?: number;
  sessionLogId?: number;
}

export interface PracticeLocation {
  id: string;
  name: string;
  address1: string;
  address2?: string;
  city: string;
  state: string;
  timeZone: string;
}

export interface ProviderInfo {
  practice: { id: number; name: string; primaryLocationId: string };
  locations: PracticeLocation[];
}
