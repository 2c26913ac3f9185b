import { type SessionUser } from '../core/user';

/**
 * True without a user, and for an anonymous patient: Book This Scan registered them with a ZIP code only (MK-099, D33). They have chosen
 * no email and no password, so the site treats them as a guest.
 */
export const isGuest = (user: SessionUser | undefined): boolean => !user || (user.userType === 'patient' && user.email === '');

/** Returns the user when it is a patient with an account; an anonymous patient, registered with a zip only, has no email (D33). */
export const registeredPatient = (user: SessionUser | undefined): SessionUser | undefined =>
  user?.userType === 'patient' && !isGuest(user) ? user : undefined;
