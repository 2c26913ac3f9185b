import { type FormEvent, type ReactElement, type RefObject, useId, useState } from 'react';
import { Button } from '../button/index';
import { FieldFrame, TextAreaInput } from '../field/index';
import { Cluster, Stack } from '../layout/index';
import { type Note } from './note';
import { newNote } from './note-texts';
import { notesTexts as texts } from './notes.texts';

interface NoteEditorProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** The note to change; null for a new one. */
  note: Note | null;
  text: string;
  onText: (text: string) => void;
  saving: boolean;
  onSave: (text: string) => void;
  onStop: () => void;
}

/** The text of a new note, or of the selected one. */
export function NoteEditor({ fieldRef: ref, note, text, onText, saving, onSave, onStop }: NoteEditorProps): ReactElement {
  const id = useId();
  const key = note?.id ?? newNote;
  const [missingFrom, setMissingFrom] = useState<string>();
  const missing = missingFrom === key;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const empty = text.trim() === '';
    setMissingFrom(empty ? key : undefined);
    if (empty) ref.current?.focus();
    else onSave(text);
  };
  const stop = (): void => {
    ref.current?.focus();
    onStop();
  };

  return (
    <Stack as="form" $gap="space12" onSubmit={submit}>
      <FieldFrame id={id} label={note ? texts.editLabel : texts.add} error={missing ? texts.missing : undefined}>
        <TextAreaInput
          ref={ref}
          id={id}
          value={text}
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      </FieldFrame>
      <Cluster>
        <Button type="submit" variant="primary" saving={saving}>
          {texts.save}
        </Button>
        {note && <Button onClick={stop}>{texts.stop}</Button>}
      </Cluster>
    </Stack>
  );
}
