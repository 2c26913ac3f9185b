import { paths } from '@scanharbor/shared-contracts';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { DateOfBirth } from '@scanharbor/shared-ui/date-of-birth';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { Link } from 'react-router-dom';
import { doctorTexts } from '../../../../content/doctors';

const texts = doctorTexts.request;

const rules = passwordHints('strict');

/** The patient, who gets an account with the request. */
export function PersonPart() {
  return (
    <>
      <FieldRow>
        <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
      </FieldRow>
      <TextField name="email" type="email" label={texts.email} autoComplete="email" spellCheck={false} />
      <PasswordField name="password" label={texts.password} autoComplete="new-password" rules={rules} />
      <PhoneField name="phone" label={texts.phone} />
      <DateOfBirth name="dob" label={texts.dob} />
      <CheckboxField
        name="terms"
        optional={false}
        label={texts.terms}
        hint={
          <Link to={paths.terms('patients')} target="_blank" rel="noreferrer">
            {texts.termsLink}
          </Link>
        }
      />
    </>
  );
}
