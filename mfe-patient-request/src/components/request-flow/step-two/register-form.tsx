import { Link } from 'react-router-dom';
import { type FormikHelpers } from 'formik';
import { messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRegisterPatientMutation } from '@scanharbor/shared-contracts/api/account';
import { passwordChecks, passwordRules } from '@scanharbor/shared-contracts/domain/password';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { requestFlowZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { type PersonValues, registrationSchema, type RegistrationValues } from '@scanharbor/shared-contracts/forms/person';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { accountTexts, flowTexts } from '../../../texts';
import { KeepValues } from '../keep-values';
import { StepFooter } from '../step-footer';
import { ContactFields, NameFields } from './person-fields';
import { registrationFailure } from './registration-failure';
import { useEnterAs } from './use-enter-as';

const rules = passwordRules.strict.map((id) => ({ id, text: accountTexts.rules[id], test: passwordChecks[id] }));

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
      const entered = await register({
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        password: values.password,
        phone: toPhone(values.phone) ?? undefined,
        dob: values.dob,
        allowTexts: values.allowTexts,
        termsAgreed: values.terms,
        zipCode: zipCode || requestFlowZip,
      }).unwrap();
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
      <CheckboxField
        name="terms"
        optional={false}
        label={accountTexts.terms}
        hint={
          <Link to={paths.terms('patients')} target="_blank" rel="noreferrer">
            {accountTexts.termsLink}
          </Link>
        }
      />
      <StepFooter continueText={flowTexts.continueTo[1]} onBack={onBack} />
    </AppForm>
  );
}
