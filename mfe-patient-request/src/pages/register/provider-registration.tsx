import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRegisterProviderMutation } from '@scanharbor/shared-contracts/api/datica';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { newPasswordField, personFields } from '@scanharbor/shared-contracts/forms/person';
import { stepTexts } from '@scanharbor/shared-contracts/forms/form-texts';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster, FieldRow, FormColumn, Page, Stack } from '@scanharbor/shared-ui/layout';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { StatesMenu } from '@scanharbor/shared-ui/clinic/states-menu';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { getRegistrationError } from '../../components/request-flow/step-two/registration-failure';
import { accountTexts, scanTexts } from '../../texts';
import { registerTexts } from './register.texts';

interface ProviderValues {
  practiceName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  address1: string;
  city: string;
  state: string;
  zipCode: string;
}

const empty: ProviderValues = {
  practiceName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  address1: '',
  city: '',
  state: '',
  zipCode: '',
};

const schema = object({
  practiceName: string().trim().required(registerTexts.practiceMissing),
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: personFields.email,
  phone: personFields.phone,
  password: newPasswordField('basic'),
  address1: string().trim().required(registerTexts.addressMissing),
  city: string().trim().required(registerTexts.cityMissing),
  state: string().required(registerTexts.stateMissing),
  zipCode: string().test('zip', stepTexts.zip, (zip) => isZip(zip ?? '')),
});

const rules = passwordHints('basic');

/** Registers an imaging center with its first location, inactive at first; leads to the login screen (PR-213 to PR-216). */
export function ProviderRegistration() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [register] = useRegisterProviderMutation();
  const returnTo = { next: params.get('next') ?? undefined, nextParams: params.get('nextParams') ?? undefined };

  const submit = async ({ address1, city, state, zipCode, ...values }: ProviderValues, { setErrors }: FormikHelpers<ProviderValues>) => {
    try {
      await register({
        ...values,
        email: values.email.trim(),
        phone: toPhone(values.phone) ?? undefined,
        location: { address1: address1.trim(), city: city.trim(), state, zipCode },
      }).unwrap();
      void navigate(paths.centerLogin({ ...returnTo, firstLogin: true }));
    } catch (error) {
      const { fields, banner } = getRegistrationError(error);
      if (banner) dispatch(messageShown({ status: false, message: banner, delay: null }));
      setErrors(fields);
    }
  };

  return (
    <Page>
      <FormColumn>
        <Stack as="header" $gap="space8">
          <Heading level={1}>{registerTexts.title}</Heading>
          <Text $color="ink2">{registerTexts.intro}</Text>
        </Stack>
        <AppForm<ProviderValues> initialValues={empty} validationSchema={schema} onSubmit={submit} label={registerTexts.title}>
          <TextField name="practiceName" label={registerTexts.practice} autoComplete="organization" />
          <TextField name="address1" label={registerTexts.address} hint={registerTexts.addressHint} autoComplete="street-address" />
          <TextField name="city" label={registerTexts.city} autoComplete="address-level2" />
          <FieldRow>
            <StatesMenu name="state" label={registerTexts.state} />
            <ZipField name="zipCode" label={scanTexts.zip} />
          </FieldRow>
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
