import { accountSwitched, useAppDispatch } from '@scanharbor/shared-contracts';
import { useSwitchUserMutation } from '@scanharbor/shared-contracts/api/account';
import { emailField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { object, string } from 'yup';
import { PageHead } from '../../../components/page-head';
import { useSubmitWithErrors } from '../../../components/use-submit-with-errors';
import { texts } from '../../../texts';

const switchUserTexts = texts.switchUser;
const reasonMaximum = 500;
const schema = object({
  email: emailField,
  reason: string().trim().required(switchUserTexts.reasonMissing).max(reasonMaximum, switchUserTexts.reasonLong(reasonMaximum)),
});

/** /providers/admin/switch-user: act as another user (IC-240 to IC-243); the shell opens that user's dashboard with a message. */
function SwitchUserPage() {
  const dispatch = useAppDispatch();
  const [switchUser] = useSwitchUserMutation();
  const { failure, send } = useSubmitWithErrors(switchUserTexts.failed);
  const handleSubmit = async (values: { email: string; reason: string }) => {
    const { token } = await switchUser(schema.cast(values)).unwrap();
    dispatch(accountSwitched({ token }));
  };
  return (
    <>
      <PageHead title={switchUserTexts.title} />
      <FormColumn>
        <Text>{switchUserTexts.text}</Text>
        <AppForm
          initialValues={{ email: '', reason: '' }}
          validationSchema={schema}
          onSubmit={(values, { setErrors }) => send(() => handleSubmit(values), setErrors)}
          label={switchUserTexts.title}
        >
          <TextField name="email" type="email" label={switchUserTexts.email} autoComplete="off" />
          <TextField name="reason" label={switchUserTexts.reason} hint={switchUserTexts.reasonHint} autoComplete="off" />
          <FormFailure>{failure}</FormFailure>
          <div>
            <SubmitButton>{switchUserTexts.switch}</SubmitButton>
          </div>
        </AppForm>
      </FormColumn>
    </>
  );
}

export { SwitchUserPage as Page };
