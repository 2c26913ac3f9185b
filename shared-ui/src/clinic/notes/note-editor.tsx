import { useFormikContext } from 'formik';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { object, string } from 'yup';
import { Button } from '../../button/index';
import { AppForm, SubmitButton } from '../../form/index';
import { Cluster } from '../../layout/index';
import { TextArea } from '../../text-area/index';
import { type NoteItem } from './note';
import { notesTexts as texts } from './notes.texts';

interface NoteValues {
  text: string;
}

const schema = object({ text: string().trim().required(texts.missing) });

interface NoteEditorProps {
  /** The note to change; null for a new one. */
  note: NoteItem | null;
  text: string;
  onText: (text: string) => void;
  onSave: (text: string) => Promise<void>;
  onStop: () => void;
}

/** Takes over a text from outside the form: another note was opened, or a draft became a new note. */
function FollowText({ text, noteId }: { text: string; noteId: string | undefined }): null {
  const { values, resetForm } = useFormikContext<NoteValues>();
  const follow = useEffectEvent(() => {
    if (values.text !== text) resetForm({ values: { text } });
  });
  useEffect(() => follow(), [text, noteId]);
  return null;
}

/** The text of a new note, or of the selected one. */
export function NoteEditor({ note, text, onText, onSave, onStop }: NoteEditorProps): ReactElement {
  return (
    <AppForm<NoteValues> idPrefix="note" initialValues={{ text }} validationSchema={schema} onSubmit={({ text: typed }) => onSave(typed)}>
      <FollowText text={text} noteId={note?.id} />
      <TextArea name="text" label={note ? texts.editLabel : texts.add} onType={onText} />
      <Cluster>
        <SubmitButton>{texts.save}</SubmitButton>
        {note && <Button onClick={onStop}>{texts.stop}</Button>}
      </Cluster>
    </AppForm>
  );
}
