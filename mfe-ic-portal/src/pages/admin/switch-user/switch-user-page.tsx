import { accountSwitched, failureMessage, useAppDispatch } from '@scanharbor/shared-contracts';
import { useSwitchUserMutation } from '@scanharbor/shared-contracts/api/account';
import { emailField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object } from 'yup';
import { PageHead } from '../../../components/page-head';
import { texts } from '../../../texts';

const words = texts.switchUser;
const schema = object({ email: emailField });

/** /providers/admin/switch-user: work as another account (IC-240 to IC-243); the shell opens its dashboard and says so. */
function SwitchUserPage() {
  const dispatch = useAppDispatch();
  const [switchUser] = useSwitchUserMutation();
  const [failure, setFailure] = useState<string>();
  const send = async (values: { email: string }) => {
    setFailure(undefined);
    try {
      const { token } = await switchUser(schema.cast(values)).unwrap();
      dispatch(accountSwitched({ token }));
    } catch (error) {
      setFailure(failureMessage(error, words.failed));
    }
  };
  return (
    <>
      <PageHead title={words.title} />
      <FormColumn>
        <Text>{words.text}</Text>
        <AppForm initialValues={{ email: '' }} validationSchema={schema} onSubmit={send} label={words.title}>
          <TextField name="email" type="email" label={words.email} autoComplete="off" />
          <FormFailure>{failure}</FormFailure>
          <div>
            <SubmitButton>{words.switch}</SubmitButton>
          </div>
        </AppForm>
      </FormColumn>
    </>
  );
}

export { SwitchUserPage as Page };
