import { failureCode, failureMessage, serverMessage, toFieldErrors } from '@scanharbor/shared-contracts';
import { accountTexts } from '../../../texts';

/** What a failed registration or profile change says: beside fields, and for the whole form. */
interface AccountFailure {
  fields: Record<string, string>;
  /** Shown as a banner until dismissed. */
  banner?: string;
}

const wireNames: Record<string, string> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  username: 'email',
  phone: 'phone',
  dob: 'dob',
  password: 'password',
};

const fieldsOf = (error: unknown) =>
  Object.fromEntries(Object.entries(toFieldErrors(error)).map(([name, message]) => [wireNames[name] ?? name, message]));

const conflict = 409;

function failure(error: unknown, taken: string, otherwise: string): AccountFailure {
  if (failureCode(error) === conflict) return { fields: { email: taken } };
  const fields = fieldsOf(error);
  if (Object.keys(fields).length > 0) return { fields };
  return { fields: {}, banner: serverMessage(error) ?? failureMessage(error, otherwise) };
}

/** An account with the email flags the email (PR-096, PR-097); else the server's words, or none were given (PR-099, PR-101). */
export const registrationFailure = (error: unknown) => failure(error, accountTexts.existing, accountTexts.couldNotRegister);

/** A profile that takes somebody else's email (PR-098). */
export const profileFailure = (error: unknown, otherwise: string) => failure(error, accountTexts.emailTaken, otherwise);
