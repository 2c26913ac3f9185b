import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index';
import { FieldFrame, TextAreaInput } from '../field/index';
import { Cluster, Stack } from '../layout/index';
import { type Note } from './note';
import { notesTexts as texts } from './notes.texts';

interface NoteEditorProps {
  /** The note to change; null for a new one. */
  note: Note | null;
  text: string;
  onText: (text: string) => void;
  saving: boolean;
  onSave: (text: string) => void;
  onStop: () => void;
}

/** The text of a new note, or of the selected one, which takes focus. */
export function NoteEditor({ note, text, onText, saving, onSave, onStop }: NoteEditorProps): ReactElement {
  const id = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [missingFrom, setMissingFrom] = useState<Note | null>();
  const missing = missingFrom === note;
  useEffect(() => {
    if (note) ref.current?.focus();
  }, [note]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const empty = text.trim() === '';
    setMissingFrom(empty ? note : undefined);
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
