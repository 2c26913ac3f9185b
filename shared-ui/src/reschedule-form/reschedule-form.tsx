import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../button/index';
import { FieldFrame, TextAreaInput } from '../field/index';
import { FormFailure } from '../form/index';
import { Cluster, Stack } from '../layout/index';
import { useSending } from '../sending/index';
import { rescheduleDetails } from './reschedule-rules';
import { rescheduleFormTexts as texts } from './reschedule-form.texts';

export interface RescheduleFormProps {
  /** Sends the request; resolves when it was taken. */
  onRequest: (details: string) => Promise<unknown>;
  /** 'No, Go Back'. */
  onKeep: () => void;
  /** The words for a failure, shown in the form; none when the caller shows them. */
  errorText?: (failure: unknown) => string;
}

/** Asks for other days and the reason; the number of days is guidance and not enforced [PR-291, PR-292, PR-295]. */
export function RescheduleForm({ onRequest, onKeep, errorText }: RescheduleFormProps): ReactElement {
  const id = useId();
  const [details, setDetails] = useState('');
  const { sending, failure, send } = useSending();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(() => onRequest(rescheduleDetails(details)));
  };
  return (
    <Stack as="form" aria-label={texts.label} onSubmit={submit}>
      <FieldFrame id={id} label={texts.details} hint={texts.guidance} optional>
        <TextAreaInput id={id} aria-describedby={`${id}-hint`} value={details} onChange={(event) => setDetails(event.target.value)} />
      </FieldFrame>
      <FormFailure>{failure !== null && errorText?.(failure)}</FormFailure>
      <Cluster>
        <Button type="submit" variant="primary" saving={sending}>
          {texts.confirm}
        </Button>
        <Button onClick={onKeep}>{texts.keep}</Button>
      </Cluster>
    </Stack>
  );
}
