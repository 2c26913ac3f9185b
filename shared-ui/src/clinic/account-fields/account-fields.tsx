import { type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { CheckboxField } from '../../checkbox-field/index';
import { FieldRow } from '../../layout/index';
import { PasswordField } from '../../password-field/index';
import { TextField } from '../../text-field/index';

interface NameTexts {
  firstName: string;
  lastName: string;
  email: string;
}

/** First name, last name and email: the form fields `firstName`, `lastName` and `email`. */
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

/** Email, password with a link to reset it, and "Keep me signed in". */
export function SignInFields({ texts, forgotPasswordUrl }: { texts: SignInTexts; forgotPasswordUrl: string }): ReactElement {
  return (
    <>
      <TextField name="email" type="email" label={texts.email} autoComplete="username" spellCheck={false} />
      <PasswordField name="password" label={texts.password} hint={<Link to={forgotPasswordUrl}>{texts.forgot}</Link>} />
      <CheckboxField name="remember" label={texts.remember} />
    </>
  );
}

interface TermsTexts {
  terms: string;
  termsLink: string;
}

/** Consent to the terms. The link opens the terms in another tab, so the form stays open. */
export function TermsField({ texts, termsUrl }: { texts: TermsTexts; termsUrl: string }): ReactElement {
  return (
    <CheckboxField
      name="terms"
      optional={false}
      label={texts.terms}
      hint={
        <Link to={termsUrl} target="_blank" rel="noreferrer">
          {texts.termsLink}
        </Link>
      }
    />
  );
}
