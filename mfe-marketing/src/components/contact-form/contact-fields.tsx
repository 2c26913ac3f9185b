import { failureMessage } from '@scanharbor/shared-contracts';
import { useSendContactMutation } from '@scanharbor/shared-contracts/api/static';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { emailField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { texts } from '../../texts';

const { contact } = texts;

const schema = object({
  name: string().trim().required(contact.missing.name),
  email: string().trim().required(contact.missing.email),
  comments: string().trim().required(contact.missing.comments),
});

const empty = { name: '', email: '', phone: '', comments: '' };

export interface ContactFieldsProps {
  type: string;
  onSent: () => void;
}

/** The form itself. Sends nothing while something required is empty (MK-074); a failure keeps all and offers Try Again. */
export function ContactFields({ type, onSent }: ContactFieldsProps) {
  const [send] = useSendContactMutation();
  const [failure, setFailure] = useState<string>();
  return (
    <AppForm
      idPrefix="contact"
      initialValues={empty}
      validationSchema={schema}
      onSubmit={async ({ name, email, phone, comments }, { resetForm }) => {
        setFailure(undefined);
        try {
          await send({ name, email, comments, phone: toPhone(phone), type }).unwrap();
        } catch (error) {
          setFailure(failureMessage(error, contact.failed));
          return;
        }
        resetForm();
        onSent();
      }}
    >
      {({ values }) => (
        <>
          <TextField name="name" label={contact.name} autoComplete="name" />
          <FieldRow>
            <TextField name="email" type="email" label={contact.email} autoComplete="email" />
            <PhoneField name="phone" label={contact.phone} optional />
          </FieldRow>
          <TextArea name="comments" label={contact.comments} />
          <FormFailure>{failure}</FormFailure>
          <SendButton again={failure !== undefined} emailValid={emailField.isValidSync(values.email)} />
        </>
      )}
    </AppForm>
  );
}

function SendButton({ again, emailValid }: { again: boolean; emailValid: boolean }) {
  return (
    <div>
      <SubmitButton disabled={!emailValid} aria-describedby={emailValid ? undefined : 'contact-email-first'} savingText={contact.sending}>
        {again ? contact.tryAgain : contact.send}
      </SubmitButton>
      {!emailValid && (
        <Text $size="note" $colour="ink2" id="contact-email-first">
          {contact.emailFirst}
        </Text>
      )}
    </div>
  );
}
