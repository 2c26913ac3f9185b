import { type UserRecord } from '../db/schema/users';

export interface SignedIn {
  user: UserRecord;
  tokenHash: string;
  /** Id of the staff member who acts as `user`. */
  switchedBy: number | null;
  /** When the user last entered the password in this session. */
  provedAt: Date | null;
  /** The practice requires a second factor, and the session started without one. */
  secondFactorDue: boolean;
  /** The encrypted ID token of a sign-in at the identity provider. */
  providerToken: string | null;
  /** The version of the practice's lists when the call came. */
  listVersion: string;
}

/** The session of a call, null for guests. */
export type Caller = SignedIn | null;

/** Response header with the time at which the session ends. */
export const expiryHeader = 'X-Session-Expires';
