import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../dialog/index';
import { Stack } from '../layout/index';
import { LoadError } from '../load-error/index';
import { useSending } from '../sending/index';
import { Skeleton } from '../skeleton/index';
import { type Note } from './note';
import { NoteEditor } from './note-editor';
import { NoteList } from './note-list';
import { newNote, type NoteTexts, useNoteTexts } from './note-texts';
import { notesTexts as texts } from './notes.texts';
import { useSelected } from './use-selected';

/** The answer to a change; `saved` false: the server heard it and did not take it. */
export interface NoteChange {
  saved: boolean;
}

export interface NotesProps {
  notes: readonly Note[];
  status: 'loading' | 'failed' | 'ready';
  /** A change counts only when its answer says that it was saved [UI-065]. */
  onAdd: (text: string) => Promise<NoteChange>;
  /** Hears also what the note said when its writer began to change it. */
  onEdit: (id: string, text: string, was: string) => Promise<NoteChange>;
  onDelete: (id: string) => Promise<NoteChange>;
  /** Loads the notes again; called after each change that was taken, and by Try again [UI-063]. */
  onReload: () => Promise<unknown> | unknown;
  /** What was typed before and not saved, to begin with. */
  texts?: NoteTexts | undefined;
  /** What the notes said that those texts were typed over, by their ids. */
  seen?: NoteTexts | undefined;
  /** Told of all that is typed and not saved, and over which words, at each change; `{}` once nothing is left. */
  onTextsChange?: (texts: NoteTexts, seen: NoteTexts) => void;
}

/**
 * Notes that can be added, changed and deleted [UI-060 to UI-065]. With no note selected Save adds, with one it
 * edits; a failure shows in the widget, and what was typed stays, also while another note is changed or when others delete the note.
 */
export function Notes({ notes, status, onAdd, onEdit, onDelete, onReload, texts: begun, seen, onTextsChange }: NotesProps): ReactElement {
  const [deleting, setDeleting] = useState<Note | null>(null);
  const { sending, failure, send } = useSending();
  const typed = useNoteTexts(begun, seen, onTextsChange);
  const { selected, select, leave } = useSelected(notes, status === 'ready', typed.texts);
  const field = useRef<HTMLTextAreaElement>(null);
  const key = selected?.id ?? newNote;
  const stored = selected?.text ?? '';

  const adopt = useEffectEvent(() => {
    if (status === 'ready') typed.adopt(notes.map(({ id }) => id));
  });
  useEffect(() => adopt(), [notes, status]);

  // Loading again is apart from the change: if it fails, the change was taken all the same.
  const change = async (job: () => Promise<NoteChange>): Promise<boolean> => {
    const taken = await send(async () => {
      const { saved } = await job();
      if (!saved) throw new Error('The note was not saved');
    });
    if (taken) await send(async () => onReload());
    return taken;
  };

  const open = (note: Note): void => {
    select(note);
    field.current?.focus();
  };
  const finish = (id: string): void => {
    typed.drop(id);
    leave(id);
  };

  const save = async (text: string): Promise<void> => {
    let isHeard = false;
    const saved = await change(async () => {
      const answer = await (selected ? onEdit(selected.id, text.trim(), typed.seen(key) ?? stored) : onAdd(text.trim()));
      isHeard = true;
      return answer;
    });
    // A next change goes over what the note says now: these words, or those that others wrote.
    if (isHeard) typed.look(key);
    // What was typed while it was saved is still to be saved.
    if (saved && [text, undefined].includes(typed.latest(key))) finish(key);
  };

  const remove = async ({ id }: Note): Promise<void> => {
    await change(async () => {
      const answer = await onDelete(id);
      // Before the notes are loaded again: words over a note that others deleted would be kept.
      if (answer.saved) finish(id);
      return answer;
    });
    setDeleting(null);
  };

  return (
    <Stack>
      {(status === 'failed' || failure !== null) && (
        <LoadError
          level={3}
          title={texts.failed}
          text={failure === null ? undefined : texts.failedText}
          onRetry={() => void send(async () => onReload())}
          retrying={sending}
        />
      )}
      {status === 'loading' && notes.length === 0 ? (
        <Skeleton lines={3} />
      ) : (
        <NoteList notes={notes} texts={typed.texts} empty={status === 'ready'} onSelect={open} onDelete={setDeleting} />
      )}
      <NoteEditor
        fieldRef={field}
        note={selected}
        text={typed.texts[key] ?? stored}
        onText={(text) => (text === stored ? typed.drop(key) : typed.keep(key, text, stored))}
        saving={sending && deleting === null}
        onSave={(text) => void save(text)}
        onStop={() => finish(key)}
      />
      {deleting && (
        <ConfirmDialog
          danger
          title={texts.askTitle}
          confirmLabel={texts.confirm}
          cancelLabel={texts.keep}
          saving={sending}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(null)}
        >
          {texts.ask}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
