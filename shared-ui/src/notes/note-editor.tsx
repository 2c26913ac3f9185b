import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index';
import { FieldFrame, TextAreaInput } from '../field/index';
import { Cluster, Stack } from '../layout/index';
import { type Note } from './note';
import { notesTexts as texts } from './notes.texts';

interface NoteEditorProps {
  /** The note to change; null for a new one. */
  note: Note | null;
  saving: boolean;
  /** Tells whether it was saved. */
  onSave: (text: string) => Promise<boolean>;
  onStop: () => void;
}

/** The text of a new note, or of the selected one, which takes focus. */
export function NoteEditor({ note, saving, onSave, onStop }: NoteEditorProps): ReactElement {
  const id = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(note?.text ?? '');
  const [missing, setMissing] = useState(false);
  const selected = note !== null;
  useEffect(() => {
    if (selected) ref.current?.focus();
  }, [selected]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const empty = text.trim() === '';
    setMissing(empty);
    if (empty) ref.current?.focus();
    else if ((await onSave(text.trim())) && !selected) setText('');
  };

  return (
    <Stack as="form" $gap="space12" onSubmit={(event: FormEvent) => void submit(event)}>
      <FieldFrame id={id} label={selected ? texts.editLabel : texts.add} error={missing ? texts.missing : undefined}>
        <TextAreaInput
          ref={ref}
          id={id}
          value={text}
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      <Cluster>
        <Button type="submit" variant="primary" saving={saving}>
          {texts.save}
        </Button>
        {selected && <Button onClick={onStop}>{texts.stop}</Button>}
      </Cluster>
    </Stack>
  );
}
