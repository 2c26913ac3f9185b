import { paths, useSignInWithToken } from '@scanharbor/shared-contracts';
import { useRegisterPatientMutation } from '@scanharbor/shared-contracts/api/account';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { getAccountError } from '@scanharbor/shared-contracts/forms/account-error';
import { registrationSchema } from '@scanharbor/shared-contracts/forms/person';
import { toRegistration } from '@scanharbor/shared-contracts/forms/registration';
import { NameFields, TermsField } from '@scanharbor/shared-ui/clinic/account-fields';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { DateOfBirth } from '@scanharbor/shared-ui/clinic/date-of-birth';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { type FormikHelpers } from 'formik';
import { useState } from 'react';
import { string } from 'yup';
import { FormFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { type PersonDraft } from '../hand-off-draft';

const { account, choices } = texts;

interface RegisterValues extends PersonDraft {
  dob: string;
  password: string;
  terms: boolean;
}

/** Fields of every new account, with the strict password (IN-032); the zip may stay empty. */
const schema = registrationSchema.shape({
  zipCode: string().test('zip', choices.missing.zip, (zip) => !zip || isZip(zip)),
});

const rules = passwordHints('strict');

interface RegisterFormProps {
  person: PersonDraft;
  birthDate: string;
  onChange: (person: PersonDraft) => void;
  onBack: () => void;
  onSignedIn: () => void;
}

/** Registers the invited patient. A missing zip is sent as 00000, which means unknown (IN-033). */
export function RegisterForm({ person, birthDate, onChange, onBack, onSignedIn }: RegisterFormProps) {
  const [register] = useRegisterPatientMutation();
  const signInWithToken = useSignInWithToken();
  const [failure, setFailure] = useState<string>();

  const submit = async (values: RegisterValues, { setErrors }: FormikHelpers<RegisterValues>) => {
    setFailure(undefined);
    try {
      const registered = await register(toRegistration(values, values.zipCode, 'elsewhere')).unwrap();
      await signInWithToken(registered, false);
      onSignedIn();
    } catch (error) {
      const { fields, banner } = getAccountError(error, account.existing, account.couldNotRegister);
      setErrors(fields);
      setFailure(banner);
    }
  };

  return (
    <AppForm<RegisterValues>
      idPrefix="register"
      initialValues={{ ...person, dob: birthDate, password: '', terms: false }}
      validationSchema={schema}
      onSubmit={submit}
      label={account.register}
    >
      <PersistValues<RegisterValues>
        onChange={({ firstName, lastName, email, phone, zipCode, allowTexts }) =>
          onChange({ firstName, lastName, email, phone, zipCode, allowTexts })
        }
      />
      <NameFields texts={account} />
      <PasswordField name="password" label={account.password} autoComplete="new-password" rules={rules} />
      <PhoneField name="phone" label={account.phone} hint={account.phoneHint} />
      {!birthDate && <DateOfBirth name="dob" label={account.dob} minAge={0} />}
      <ZipField name="zipCode" label={account.zip} optional />
      <CheckboxField name="allowTexts" label={account.allowTexts} />
      <TermsField texts={account} termsUrl={paths.terms('patients')} />
      <FormFailure>{failure}</FormFailure>
      <FormFooter submit={account.register} onBack={onBack} />
    </AppForm>
  );
}
