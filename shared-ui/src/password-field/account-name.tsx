import { type ReactElement } from 'react';

/**
 * Names the account of a form that has only password fields, so that a password manager saves the new password for this account and
 * fills in the right one. Not shown.
 */
export function AccountName({ email }: { email: string }): ReactElement {
  return <input hidden readOnly type="text" autoComplete="username" value={email} />;
}
