import { paths } from '@scanharbor/shared-contracts';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { NameFields, TermsField } from '@scanharbor/shared-ui/account-fields';
import { DateOfBirth } from '@scanharbor/shared-ui/date-of-birth';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { doctorTexts } from '../../../../content/doctors';

const texts = doctorTexts.request;

const rules = passwordHints('strict');

/** The patient, who gets an account with the request. */
export function PersonPart() {
  return (
    <>
      <NameFields texts={texts} />
      <PasswordField name="password" label={texts.password} autoComplete="new-password" rules={rules} />
      <PhoneField name="phone" label={texts.phone} />
      <DateOfBirth name="dob" label={texts.dob} />
      <TermsField texts={texts} termsAt={paths.terms('patients')} />
    </>
  );
}
