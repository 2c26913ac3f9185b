import { useRequestPasswordResetMutation } from '@scanharbor/shared-contracts/api/datica';
import { Banner } from '@scanharbor/shared-ui/banner';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { type ReactNode, useState } from 'react';
import { object, type StringSchema } from 'yup';
import { texts } from '../../texts';

interface Props {
  /** Whose password it is, as far as it is known. */
  username: string;
  /** What a username must be. */
  rule: StringSchema;
  before?: ReactNode;
  onSent: () => void;
}

/** Asks for a link to set a new password (SH-062, SH-063, SH-070). */
export function LinkForm({ username, rule, before, onSent }: Props) {
  const [request] = useRequestPasswordResetMutation();
  const [failed, setFailed] = useState(false);
  return (
    <AppForm
      initialValues={{ username }}
      validationSchema={object({ username: rule })}
      onSubmit={async (entered) => {
        try {
          await request({ username: entered.username.trim() }).unwrap();
          onSent();
        } catch {
          setFailed(true);
        }
      }}
    >
      {before}
      {failed && (
        <Banner status={false} delay={null} onGone={() => setFailed(false)}>
          {texts.requestProblem}
        </Banner>
      )}
      <TextField name="username" label="Email" type="email" autoComplete="username" />
      <SubmitButton wide>Send me a link</SubmitButton>
    </AppForm>
  );
}
