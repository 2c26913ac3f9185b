import { type FormikHelpers } from 'formik';
import { messageShown, paths, useAppDispatch, useSignInWithToken } from '@scanharbor/shared-contracts';
import { useRegisterPatientMutation } from '@scanharbor/shared-contracts/api/account';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { type PersonValues, registrationSchema, type RegistrationValues } from '@scanharbor/shared-contracts/forms/person';
import { toRegistration } from '@scanharbor/shared-contracts/forms/registration';
import { TermsField } from '@scanharbor/shared-ui/clinic/account-fields';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { accountTexts, flowTexts } from '../../../texts';
import { FormFooter } from '../step-footer';
import { ContactFields, NameFields } from './person-fields';
import { getRegistrationError } from './registration-failure';

const rules = passwordHints('strict');

interface RegisterFormProps {
  person: PersonValues;
  zipCode: string;
  onChange: (person: PersonValues) => void;
  onBack: () => void;
  /** Called with true while the account is created and signed in: this form then stays until the flow continues. */
  onBusy: (busy: boolean) => void;
  /** Saves the step once the account exists and is signed in. */
  onRegistered: () => Promise<void>;
}

/** A new patient account inside the flow (PR-081, PR-083, PR-084, PR-086, PR-087). */
export function RegisterForm({ person, zipCode, onChange, onBack, onBusy, onRegistered }: RegisterFormProps) {
  const dispatch = useAppDispatch();
  const [register] = useRegisterPatientMutation();
  const signInWithToken = useSignInWithToken();

  const submit = async (values: RegistrationValues, { setErrors }: FormikHelpers<RegistrationValues>) => {
    onBusy(true);
    try {
      const registered = await register(toRegistration(values, zipCode, 'flow')).unwrap();
      await signInWithToken(registered, false);
    } catch (error) {
      const { fields, banner } = getRegistrationError(error);
      if (banner) dispatch(messageShown({ status: false, message: banner, delay: null }));
      setErrors(fields);
      onBusy(false);
      return;
    }
    await onRegistered();
    onBusy(false);
  };

  return (
    <AppForm<RegistrationValues>
      initialValues={{ ...person, password: '', terms: false }}
      validationSchema={registrationSchema}
      onSubmit={submit}
      label={accountTexts.register}
    >
      <PersistValues<RegistrationValues>
        onChange={({ firstName, lastName, email, phone, dob, allowTexts }) =>
          onChange({ firstName, lastName, email, phone, dob, allowTexts })
        }
      />
      <NameFields />
      <PasswordField name="password" label={accountTexts.password} autoComplete="new-password" rules={rules} />
      <ContactFields />
      <TermsField texts={accountTexts} termsUrl={paths.terms('patients')} />
      <FormFooter continueText={flowTexts.continueTo[1]} onBack={onBack} />
    </AppForm>
  );
}
