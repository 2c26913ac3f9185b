import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { DateOfBirth } from '@scanharbor/shared-ui/date-of-birth';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { accountTexts } from '../../../texts';

/** First and last name and email. */
export function NameFields() {
  return (
    <>
      <FieldRow>
        <TextField name="firstName" label={accountTexts.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={accountTexts.lastName} autoComplete="family-name" />
      </FieldRow>
      <TextField name="email" type="email" label={accountTexts.email} autoComplete="email" spellCheck={false} />
    </>
  );
}

/** Phone, date of birth and the consent to texts. */
export function ContactFields() {
  return (
    <>
      <PhoneField name="phone" label={accountTexts.phone} hint={accountTexts.phoneHint} />
      <DateOfBirth name="dob" label={accountTexts.dob} hint={accountTexts.dobHint} />
      <CheckboxField name="allowTexts" label={accountTexts.allowTexts} />
    </>
  );
}
