import { useRequestPasswordResetMutation } from '@scanharbor/shared-contracts/api/datica';
import { Banner } from '@scanharbor/shared-ui/banner';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { type ReactNode, useState } from 'react';
import { object, type StringSchema } from 'yup';
import { lazyTexts } from '../../lazy-texts';
import { texts } from '../../texts';

interface LinkFormProps {
  /** Initial username. */
  username: string;
  /** Validation of the username. */
  rule: StringSchema;
  intro?: ReactNode;
  onSent: () => void;
}

/** Requests a link to set a new password (SH-062, SH-063, SH-070). */
export function LinkForm({ username, rule, intro, onSent }: LinkFormProps) {
  const [request] = useRequestPasswordResetMutation();
  const [failed, setFailed] = useState(false);
  return (
    <AppForm
      initialValues={{ username }}
      validationSchema={object({ username: rule })}
      onSubmit={async (values) => {
        try {
          await request({ username: values.username.trim() }).unwrap();
          onSent();
        } catch {
          setFailed(true);
        }
      }}
    >
      {intro}
      {failed && (
        <Banner status={false} delay={null} onDismiss={() => setFailed(false)}>
          {texts.requestProblem}
        </Banner>
      )}
      <TextField name="username" label={lazyTexts.login.email} type="email" autoComplete="username" />
      <SubmitButton wide>{lazyTexts.password.send}</SubmitButton>
    </AppForm>
  );
}
