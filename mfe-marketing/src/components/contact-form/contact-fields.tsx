import { getErrorMessage } from '@scanharbor/shared-contracts';
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

interface ContactFieldsProps {
  type: string;
  onSent: () => void;
}

/** Shows the contact form. It sends nothing while a required field is empty (MK-074); after an error the input stays, with Try Again. */
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
          setFailure(getErrorMessage(error, contact.failed));
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
          <SendButton isRetry={failure !== undefined} emailValid={emailField.isValidSync(values.email)} />
        </>
      )}
    </AppForm>
  );
}

function SendButton({ isRetry, emailValid }: { isRetry: boolean; emailValid: boolean }) {
  return (
    <div>
      <SubmitButton disabled={!emailValid} aria-describedby={emailValid ? undefined : 'contact-email-first'} savingText={contact.sending}>
        {isRetry ? contact.tryAgain : contact.send}
      </SubmitButton>
      {!emailValid && (
        <Text $size="note" $color="ink2" id="contact-email-first">
          {contact.emailFirst}
        </Text>
      )}
    </div>
  );
}
