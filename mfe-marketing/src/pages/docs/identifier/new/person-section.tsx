import { paths } from '@scanharbor/shared-contracts';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { NameFields, TermsField } from '@scanharbor/shared-ui/clinic/account-fields';
import { DateOfBirth } from '@scanharbor/shared-ui/clinic/date-of-birth';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { doctorTexts } from '../../../../content/doctors';

const texts = doctorTexts.request;

const rules = passwordHints('strict');

/** Collects the patient details; the request creates an account from them. */
export function PersonSection() {
  return (
    <>
      <NameFields texts={texts} />
      <PasswordField name="password" label={texts.password} autoComplete="new-password" rules={rules} />
      <PhoneField name="phone" label={texts.phone} />
      <DateOfBirth name="dob" label={texts.dob} />
      <TermsField texts={texts} termsUrl={paths.terms('patients')} />
    </>
  );
}
