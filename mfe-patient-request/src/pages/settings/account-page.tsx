import { Link } from 'react-router-dom';
import { type FormikHelpers } from 'formik';
import { object } from 'yup';
import { getErrorMessage, messageShown, paths, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useChangePasswordMutation } from '@scanharbor/shared-contracts/api/account';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { confirmationField, newPasswordField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { AccountName, PasswordField } from '@scanharbor/shared-ui/password-field';
import { Heading } from '@scanharbor/shared-ui/theme';
import { settingsTexts } from './settings.texts';

interface PasswordValues {
  newPassword: string;
  confirmPassword: string;
}

const empty: PasswordValues = { newPassword: '', confirmPassword: '' };

const schema = object({
  newPassword: newPasswordField('basic'),
  confirmPassword: confirmationField('newPassword'),
});

const rules = passwordHints('basic');
const successDelay = 5000;

/** A new password of rule basic, typed twice (PR-103, PR-233, PR-236, PR-237). */
export function AccountPage() {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const [change] = useChangePasswordMutation();

  const submit = async ({ newPassword }: PasswordValues, { setErrors, resetForm }: FormikHelpers<PasswordValues>) => {
    try {
      await change({ newPassword }).unwrap();
      resetForm();
      dispatch(messageShown({ status: true, message: settingsTexts.passwordSaved, delay: successDelay }));
    } catch (error) {
      setErrors({ newPassword: getErrorMessage(error, settingsTexts.failed) });
    }
  };

  return (
    <Stack as="section" aria-labelledby="settings-password">
      <Heading level={2} id="settings-password">
        {settingsTexts.password}
      </Heading>
      <AppForm<PasswordValues> initialValues={empty} validationSchema={schema} onSubmit={submit}>
        <AccountName email={user?.email ?? ''} />
        <PasswordField name="newPassword" label={settingsTexts.newPassword} autoComplete="new-password" rules={rules} />
        <PasswordField name="confirmPassword" label={settingsTexts.confirmPassword} autoComplete="new-password" />
        <div>
          <SubmitButton>{settingsTexts.savePassword}</SubmitButton>
        </div>
      </AppForm>
      <p>
        <Link to={paths.patientProvider()}>{settingsTexts.payment}</Link>
      </p>
    </Stack>
  );
}
