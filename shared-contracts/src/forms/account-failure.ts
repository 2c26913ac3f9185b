import { failureCode, failureMessage, toFieldErrors } from '@scanharbor/shared-contracts';

/** What a failed registration or profile change says: beside fields, and for the whole form. */
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
 * Where a failure belongs: an account with that email beside the email, in the words of `taken`; a refused field beside it;
 * anything else to the form as a whole, in the server's words or those of `otherwise`.
 */
export function accountFailure(error: unknown, taken: string, otherwise: string): AccountFailure {
  if (failureCode(error) === conflict) return { fields: { email: taken } };
  const fields = fieldsOf(error);
  return Object.keys(fields).length > 0 ? { fields } : { fields, banner: failureMessage(error, otherwise) };
}
