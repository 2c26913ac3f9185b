import { NameFields as Fields } from '@scanharbor/shared-ui/clinic/account-fields';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { DateOfBirth } from '@scanharbor/shared-ui/clinic/date-of-birth';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { accountTexts } from '../../../texts';

/** First and last name and email. */
export const NameFields = () => <Fields texts={accountTexts} />;

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
