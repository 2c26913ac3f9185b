import { getAccountError } from '@scanharbor/shared-contracts/forms/account-error';
import { accountTexts } from '../../../texts';

/**
 * Returns the error of a registration: at the email of an existing account (PR-096, PR-097), else the server's message or the default
 * (PR-099, PR-101).
 */
export const getRegistrationError = (error: unknown) => getAccountError(error, accountTexts.existing, accountTexts.couldNotRegister);

/** Returns the error of a profile with the email of another account (PR-098). */
export const getProfileError = (error: unknown, otherwise: string) => getAccountError(error, accountTexts.emailTaken, otherwise);
