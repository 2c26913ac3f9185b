import { accountFailure } from '@scanharbor/shared-contracts/forms/account-failure';
import { accountTexts } from '../../../texts';

/** An account with the email flags the email (PR-096, PR-097); else the server's words, or none were given (PR-099, PR-101). */
export const registrationFailure = (error: unknown) => accountFailure(error, accountTexts.existing, accountTexts.couldNotRegister);

/** A profile that takes somebody else's email (PR-098). */
export const profileFailure = (error: unknown, otherwise: string) => accountFailure(error, accountTexts.emailTaken, otherwise);
