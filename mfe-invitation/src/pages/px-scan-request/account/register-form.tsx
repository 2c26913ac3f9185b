import { paths, useEnterAs } from '@scanharbor/shared-contracts';
import { useRegisterPatientMutation } from '@scanharbor/shared-contracts/api/account';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { accountFailure } from '@scanharbor/shared-contracts/forms/account-failure';
import { registrationSchema } from '@scanharbor/shared-contracts/forms/person';
import { registrationOf } from '@scanharbor/shared-contracts/forms/registration';
import { NameFields, TermsField } from '@scanharbor/shared-ui/account-fields';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { DateOfBirth } from '@scanharbor/shared-ui/date-of-birth';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { KeepValues } from '@scanharbor/shared-ui/keep-values';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { type FormikHelpers } from 'formik';
import { useState } from 'react';
import { string } from 'yup';
import { StepFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { type TypedPerson } from '../hand-off';

const { account, choices } = texts;

interface RegisterValues extends TypedPerson {
  dob: string;
  password: string;
  terms: boolean;
}

/** The questions of every new account, with the strict password (IN-032); the zip may stay empty. */
const schema = registrationSchema.shape({
  zipCode: string().test('zip', choices.missing.zip, (zip) => !zip || isZip(zip)),
});

const rules = passwordHints('strict');

interface RegisterFormProps {
  person: TypedPerson;
  birthDate: string;
  keep: (person: TypedPerson) => void;
  onBack: () => void;
  onEntered: () => void;
}

/** A new account for the invited patient. Without a zip it is sent as 00000, which means unknown (IN-033). */
export function RegisterForm({ person, birthDate, keep, onBack, onEntered }: RegisterFormProps) {
  const [register] = useRegisterPatientMutation();
  const enterAs = useEnterAs();
  const [failure, setFailure] = useState<string>();

  const submit = async (values: RegisterValues, { setErrors }: FormikHelpers<RegisterValues>) => {
    setFailure(undefined);
    try {
      const entered = await register(registrationOf(values, values.zipCode, 'elsewhere')).unwrap();
      await enterAs(entered, false);
      onEntered();
    } catch (error) {
      const { fields, banner } = accountFailure(error, account.existing, account.couldNotRegister);
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
      <KeepValues<RegisterValues>
        keep={({ firstName, lastName, email, phone, zipCode, allowTexts }) =>
          keep({ firstName, lastName, email, phone, zipCode, allowTexts })
        }
      />
      <NameFields texts={account} />
      <PasswordField name="password" label={account.password} autoComplete="new-password" rules={rules} />
      <PhoneField name="phone" label={account.phone} hint={account.phoneHint} />
      {!birthDate && <DateOfBirth name="dob" label={account.dob} minAge={0} />}
      <ZipField name="zipCode" label={account.zip} optional />
      <CheckboxField name="allowTexts" label={account.allowTexts} />
      <TermsField texts={account} termsAt={paths.terms('patients')} />
      <FormFailure>{failure}</FormFailure>
      <StepFooter submit={account.register} onBack={onBack} />
    </AppForm>
  );
}
