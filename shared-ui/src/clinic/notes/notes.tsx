import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../../dialog/index';
import { Stack } from '../../layout/index';
import { LoadError } from '../../load-error/index';
import { useSingleFlight } from '../../single-flight/index';
import { Skeleton } from '../../skeleton/index';
import { type NoteItem } from './note';
import { NoteConflict } from './note-conflict';
import { NoteEditor } from './note-editor';
import { NoteList } from './note-list';
import { newNoteKey, type NoteDrafts, useNoteDrafts } from './note-drafts';
import { notesTexts as texts } from './notes.texts';
import { useSelectedNote } from './use-selected-note';

/** The answer to a change; `saved` false: the server heard it and did not take it. @internal */
export interface NoteChange {
  saved: boolean;
  /** Somebody else changed the note during the edit: who, and what it says now. */
  conflict?: { author: string; text: string } | undefined;
}

export interface NotesProps {
  notes: readonly NoteItem[];
  status: 'loading' | 'failed' | 'ready';
  /** A change counts only when its answer says that it was saved [UI-065]. */
  onAdd: (text: string) => Promise<NoteChange>;
  /** Hears also what the note said when its writer began to change it. */
  onEdit: (id: string, text: string, was: string) => Promise<NoteChange>;
  onDelete: (id: string) => Promise<NoteChange>;
  /** Loads the notes again; called after each change that was taken, and by Try again [UI-063]. */
  onReload: () => unknown;
  /** What was typed before and not saved, to begin with. */
  texts?: NoteDrafts | undefined;
  /** What the notes said that those texts were typed over, by their ids. */
  seen?: NoteDrafts | undefined;
  /** Told of all that is typed and not saved, and over which words, at each change; `{}` once nothing is left. */
  onTextsChange?: (texts: NoteDrafts, seen: NoteDrafts) => void;
}

/**
 * Notes that can be added, changed and deleted [UI-060 to UI-065]. With no note selected Save adds, with one it
 * edits; a failure shows in the widget, and what was typed stays, also while another note is changed or when others delete the note.
 */
export function Notes({ notes, status, onAdd, onEdit, onDelete, onReload, texts: begun, seen, onTextsChange }: NotesProps): ReactElement {
  const [deleting, setDeleting] = useState<NoteItem | null>(null);
  const [conflict, setConflict] = useState<{ id: string; author: string; text: string } | null>(null);
  const { sending, failure, send } = useSingleFlight();
  const typed = useNoteDrafts(begun, seen, onTextsChange);
  const { selected, select, leave } = useSelectedNote(notes, status === 'ready', typed.texts);
  const editor = useRef<HTMLDivElement>(null);
  const key = selected?.id ?? newNoteKey;
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
    if (taken) await send(() => Promise.resolve(onReload()));
    return taken;
  };

  const focusText = (): void => editor.current?.querySelector('textarea')?.focus();
  const open = (note: NoteItem): void => {
    select(note);
    setConflict(null);
    focusText();
  };
  const finish = (id: string): void => {
    typed.drop(id);
    leave(id);
  };

  const save = async (text: string): Promise<void> => {
    let answer: NoteChange | undefined;
    const saved = await change(async () => {
      answer = await (selected ? onEdit(selected.id, text.trim(), typed.seen(key) ?? stored) : onAdd(text.trim()));
      return answer;
    });
    // A next change goes over what the note says now: these words, or those that others wrote.
    if (answer?.conflict) typed.rebase(key, answer.conflict.text);
    else if (answer) typed.look(key);
    setConflict(answer?.conflict ? { id: key, ...answer.conflict } : null);
    // What was typed while it was saved is still to be saved.
    if (saved && [text, undefined].includes(typed.latest(key))) finish(key);
  };

  const remove = async ({ id }: NoteItem): Promise<void> => {
    await change(async () => {
      const answer = await onDelete(id);
      // Before the notes are loaded again: words over a note that others deleted would be kept.
      if (answer.saved) finish(id);
      return answer;
    });
    setDeleting(null);
  };

  const stop = (): void => {
    focusText();
    finish(key);
  };
  const isConflict = conflict?.id === key;
  const text = typed.texts[key] ?? stored;

  return (
    <Stack>
      {(status === 'failed' || (failure !== null && !isConflict)) && (
        <LoadError
          level={3}
          title={texts.failed}
          text={failure === null ? undefined : texts.failedText}
          onRetry={() => void send(() => Promise.resolve(onReload()))}
          retrying={sending}
        />
      )}
      {status === 'loading' && notes.length === 0 ? (
        <Skeleton lines={3} />
      ) : (
        <NoteList notes={notes} texts={typed.texts} empty={status === 'ready'} onSelect={open} onDelete={setDeleting} />
      )}
      {isConflict && (
        <NoteConflict
          author={conflict.author}
          mine={text}
          theirs={conflict.text}
          saving={sending}
          onKeepMine={() => void save(text)}
          onTakeTheirs={() => {
            setConflict(null);
            stop();
          }}
          onEdit={() => {
            setConflict(null);
            focusText();
          }}
        />
      )}
      <div ref={editor}>
        <NoteEditor
          note={selected}
          text={text}
          onText={(next) => (next === stored ? typed.drop(key) : typed.keep(key, next, stored))}
          onSave={save}
          onStop={stop}
        />
      </div>
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
