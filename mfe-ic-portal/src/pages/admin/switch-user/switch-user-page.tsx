import { accountSwitched, useAppDispatch } from '@scanharbor/shared-contracts';
import { useSwitchUserMutation } from '@scanharbor/shared-contracts/api/account';
import { emailField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { object } from 'yup';
import { PageHead } from '../../../components/page-head';
import { useSendingInWords } from '../../../components/use-sending-in-words';
import { texts } from '../../../texts';

const words = texts.switchUser;
const schema = object({ email: emailField });

/** /providers/admin/switch-user: work as another account (IC-240 to IC-243); the shell opens its dashboard and says so. */
function SwitchUserPage() {
  const dispatch = useAppDispatch();
  const [switchUser] = useSwitchUserMutation();
  const { failure, send } = useSendingInWords(words.failed);
  const enter = async (values: { email: string }) => {
    const { token } = await switchUser(schema.cast(values)).unwrap();
    dispatch(accountSwitched({ token }));
  };
  return (
    <>
      <PageHead title={words.title} />
      <FormColumn>
        <Text>{words.text}</Text>
        <AppForm
          initialValues={{ email: '' }}
          validationSchema={schema}
          onSubmit={(values) => send(() => enter(values))}
          label={words.title}
        >
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
