import { useDraft } from '@scanharbor/shared-contracts';
import { useAddNoteMutation } from '@scanharbor/shared-contracts/api/ic-portal';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { useState } from 'react';
import { object, string } from 'yup';
import { texts } from '../../../texts';

const { activity } = texts;

const maxLength = 4_000;
const schema = object({ note: string().trim().required(activity.noteMissing).max(maxLength) });

/** Adds a note to a request. What was typed stays until it is saved. */
export function NoteComposer({ requestId }: { requestId: number }) {
  const { value = '', save, discard } = useDraft<string>(`activity-note-${requestId}`);
  const [add] = useAddNoteMutation();
  const [failure, setFailure] = useState<string>();
  const submit = async (text: string, reset: () => void) => {
    setFailure(undefined);
    try {
      const result = await add({ requestId, text }).unwrap();
      if (!result.saved) {
        setFailure(result.message || activity.noteFailed);
        return;
      }
      discard();
      reset();
    } catch {
      setFailure(activity.noteFailed);
    }
  };
  return (
    <AppForm
      initialValues={{ note: value }}
      validationSchema={schema}
      onSubmit={({ note }, { resetForm }) => submit(note.trim(), () => resetForm({ values: { note: '' } }))}
      idPrefix="activity-note"
    >
      <PersistValues<{ note: string }> onChange={({ note }) => (note ? save(note) : discard())} />
      <TextArea name="note" label={activity.note} hint={activity.noteHint} rows={2} />
      <FormFailure>{failure}</FormFailure>
      <div>
        <SubmitButton>{activity.addNote}</SubmitButton>
      </div>
    </AppForm>
  );
}
