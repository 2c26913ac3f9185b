import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRegisterProviderMutation } from '@scanharbor/shared-contracts/api/datica';
import { passwordChecks, passwordRules } from '@scanharbor/shared-contracts/domain/password';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { newPasswordField, personFields } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster, FieldRow, FormColumn, Page } from '@scanharbor/shared-ui/layout';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { registrationFailure } from '../../components/request-flow/step-two/registration-failure';
import { accountTexts } from '../../texts';
import { registerTexts } from './register.texts';

interface ProviderValues {
  practiceName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

const empty: ProviderValues = { practiceName: '', firstName: '', lastName: '', email: '', phone: '', password: '' };

const schema = object({
  practiceName: string().trim().required(registerTexts.practiceMissing),
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: personFields.email,
  phone: personFields.phone,
  password: newPasswordField('basic'),
});

const rules = passwordRules.basic.map((id) => ({ id, text: accountTexts.rules[id], test: passwordChecks[id] }));

/** A new imaging center's account, inactive at first; it ends on the login screen (PR-213 to PR-216). */
export function ProviderRegistration() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [register] = useRegisterProviderMutation();
  const returnTo = { next: params.get('next') ?? undefined, nextParams: params.get('nextParams') ?? undefined };

  const submit = async (values: ProviderValues, { setErrors }: FormikHelpers<ProviderValues>) => {
    try {
      await register({ ...values, email: values.email.trim(), phone: toPhone(values.phone) ?? undefined }).unwrap();
      void navigate(paths.centerLogin({ ...returnTo, firstLogin: true }));
    } catch (error) {
      const { fields, banner } = registrationFailure(error);
      if (banner) dispatch(messageShown({ status: false, message: banner, delay: null }));
      setErrors(fields);
    }
  };

  return (
    <Page>
      <FormColumn>
        <div>
          <Heading level={1}>{registerTexts.title}</Heading>
          <Text $colour="ink2">{registerTexts.intro}</Text>
        </div>
        <AppForm<ProviderValues> initialValues={empty} validationSchema={schema} onSubmit={submit} label={registerTexts.title}>
          <TextField name="practiceName" label={registerTexts.practice} autoComplete="organization" />
          <FieldRow>
            <TextField name="firstName" label={accountTexts.firstName} autoComplete="given-name" />
            <TextField name="lastName" label={accountTexts.lastName} autoComplete="family-name" />
          </FieldRow>
          <TextField name="email" type="email" label={registerTexts.email} autoComplete="email" spellCheck={false} />
          <PhoneField name="phone" label={accountTexts.phone} />
          <PasswordField name="password" label={accountTexts.password} autoComplete="new-password" rules={rules} />
          <Cluster $justify="space-between">
            <Link to={paths.centerLogin(returnTo)}>{registerTexts.haveAccount}</Link>
            <SubmitButton>{registerTexts.submit}</SubmitButton>
          </Cluster>
        </AppForm>
      </FormColumn>
    </Page>
  );
}
