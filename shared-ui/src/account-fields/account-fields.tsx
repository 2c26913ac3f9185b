import { type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { CheckboxField } from '../checkbox-field/index';
import { FieldRow } from '../layout/index';
import { PasswordField } from '../password-field/index';
import { TextField } from '../text-field/index';

interface NameTexts {
  firstName: string;
  lastName: string;
  email: string;
}

/** First and last name and email, of the form's `firstName`, `lastName` and `email`. */
export function NameFields({ texts }: { texts: NameTexts }): ReactElement {
  return (
    <>
      <FieldRow>
        <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
      </FieldRow>
      <TextField name="email" type="email" label={texts.email} autoComplete="email" spellCheck={false} />
    </>
  );
}

interface SignInTexts {
  email: string;
  password: string;
  forgot: string;
  remember: string;
}

/** Email, password with the way to a new one, and whether to stay signed in. */
export function SignInFields({ texts, forgotAt }: { texts: SignInTexts; forgotAt: string }): ReactElement {
  return (
    <>
      <TextField name="email" type="email" label={texts.email} autoComplete="username" spellCheck={false} />
      <PasswordField name="password" label={texts.password} hint={<Link to={forgotAt}>{texts.forgot}</Link>} />
      <CheckboxField name="remember" label={texts.remember} />
    </>
  );
}

interface TermsTexts {
  terms: string;
  termsLink: string;
}

/** The agreement to the terms, with the terms in another tab, so that the form stays as it is. */
export function TermsField({ texts, termsAt }: { texts: TermsTexts; termsAt: string }): ReactElement {
  return (
    <CheckboxField
      name="terms"
      optional={false}
      label={texts.terms}
      hint={
        <Link to={termsAt} target="_blank" rel="noreferrer">
          {texts.termsLink}
        </Link>
      }
    />
  );
}
