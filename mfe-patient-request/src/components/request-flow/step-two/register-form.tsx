import { type FormikHelpers } from 'formik';
import { messageShown, paths, useAppDispatch, useEnterAs } from '@scanharbor/shared-contracts';
import { useRegisterPatientMutation } from '@scanharbor/shared-contracts/api/account';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { type PersonValues, registrationSchema, type RegistrationValues } from '@scanharbor/shared-contracts/forms/person';
import { registrationOf } from '@scanharbor/shared-contracts/forms/registration';
import { TermsField } from '@scanharbor/shared-ui/account-fields';
import { AppForm } from '@scanharbor/shared-ui/form';
import { KeepValues } from '@scanharbor/shared-ui/keep-values';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { accountTexts, flowTexts } from '../../../texts';
import { StepFooter } from '../step-footer';
import { ContactFields, NameFields } from './person-fields';
import { registrationFailure } from './registration-failure';

const rules = passwordHints('strict');

interface RegisterFormProps {
  person: PersonValues;
  zipCode: string;
  keep: (person: PersonValues) => void;
  onBack: () => void;
  /** Told while an account is made and signed in, so that this form stays until the flow goes on. */
  onBusy: (busy: boolean) => void;
  /** Called when the account exists and its owner is signed in; goes on with the flow. */
  onEntered: () => Promise<void>;
}

/** A new patient account inside the flow (PR-081, PR-083, PR-084, PR-086, PR-087). */
export function RegisterForm({ person, zipCode, keep, onBack, onBusy, onEntered }: RegisterFormProps) {
  const dispatch = useAppDispatch();
  const [register] = useRegisterPatientMutation();
  const enterAs = useEnterAs();

  const submit = async (values: RegistrationValues, { setErrors }: FormikHelpers<RegistrationValues>) => {
    onBusy(true);
    try {
      const entered = await register(registrationOf(values, zipCode, 'flow')).unwrap();
      await enterAs(entered, false);
    } catch (error) {
      const { fields, banner } = registrationFailure(error);
      if (banner) dispatch(messageShown({ status: false, message: banner, delay: null }));
      setErrors(fields);
      onBusy(false);
      return;
    }
    await onEntered();
    onBusy(false);
  };

  return (
    <AppForm<RegistrationValues>
      initialValues={{ ...person, password: '', terms: false }}
      validationSchema={registrationSchema}
      onSubmit={submit}
      label={accountTexts.register}
    >
      <KeepValues<RegistrationValues>
        keep={({ firstName, lastName, email, phone, dob, allowTexts }) => keep({ firstName, lastName, email, phone, dob, allowTexts })}
      />
      <NameFields />
      <PasswordField name="password" label={accountTexts.password} autoComplete="new-password" rules={rules} />
      <ContactFields />
      <TermsField texts={accountTexts} termsAt={paths.terms('patients')} />
      <StepFooter continueText={flowTexts.continueTo[1]} onBack={onBack} />
    </AppForm>
  );
}
