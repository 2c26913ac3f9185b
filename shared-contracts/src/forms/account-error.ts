import { getErrorCode, getErrorMessage, toFieldErrors } from '@scanharbor/shared-contracts';

/** Messages of a failed registration or profile change: beside fields, and for the form. */
interface AccountFailure {
  fields: Record<string, string>;
  banner?: string;
}

const wireNames: Record<string, string> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  username: 'email',
  phone: 'phone',
  zip_code: 'zipCode',
  dob: 'dob',
  password: 'password',
};

const fieldsOf = (error: unknown) =>
  Object.fromEntries(Object.entries(toFieldErrors(error)).map(([name, message]) => [wireNames[name] ?? name, message]));

const conflict = 409;

/**
 * Assigns an error: a taken email to the email field, with `emailTakenText`; a rejected field to that field; anything else to the
 * form, with the server's message or `fallback`.
 */
export function getAccountError(error: unknown, emailTakenText: string, fallback: string): AccountFailure {
  if (getErrorCode(error) === conflict) return { fields: { email: emailTakenText } };
  const fields = fieldsOf(error);
  return Object.keys(fields).length > 0 ? { fields } : { fields, banner: getErrorMessage(error, fallback) };
}
