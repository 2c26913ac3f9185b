import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog, ifFocusIsLost } from '../../dialog/index';
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

/** The result to a change; `saved` false: the server heard it and did not take it. @internal */
export interface NoteChange {
  saved: boolean;
  /** Another user changed the note during the edit: who, and what it says now. */
  conflict?: { author: string; text: string } | undefined;
}

export interface NotesProps {
  notes: readonly NoteItem[];
  status: 'loading' | 'failed' | 'ready';
  /** Resolves with `saved: false` when the note was not saved [UI-065]. */
  onAdd: (text: string) => Promise<NoteChange>;
  /** `was` is the stored text that the edit started from. */
  onEdit: (id: string, text: string, was: string) => Promise<NoteChange>;
  onDelete: (id: string) => Promise<NoteChange>;
  /** Reloads the notes; called after each saved change and by Try again [UI-063]. */
  onReload: () => unknown;
  /** Unsaved texts to restore. */
  texts?: NoteDrafts | undefined;
  /** Stored texts that those edits started from, by note id. */
  bases?: NoteDrafts | undefined;
  /** Receives all unsaved texts and their bases after each change; `{}` when nothing is unsaved. */
  onTextsChange?: (texts: NoteDrafts, bases: NoteDrafts) => void;
}

/**
 * Notes that can be added, changed and deleted [UI-060 to UI-065]. With no note selected Save adds, with one it
 * edits; a failure shows in the widget, and unsaved text is never lost, also when another user deletes the note.
 */
export function Notes({
  notes,
  status,
  onAdd,
  onEdit,
  onDelete,
  onReload,
  texts: initialTexts,
  bases,
  onTextsChange,
}: NotesProps): ReactElement {
  const [deleting, setDeleting] = useState<NoteItem | null>(null);
  const [conflict, setConflict] = useState<{ id: string; author: string; text: string } | null>(null);
  const { sending, failure, send } = useSingleFlight();
  const drafts = useNoteDrafts(initialTexts, bases, onTextsChange);
  const { selected, select, deselect } = useSelectedNote(notes, status === 'ready', drafts.texts);
  const editor = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const key = selected?.id ?? newNoteKey;
  const stored = selected?.text ?? '';

  const adopt = useEffectEvent(() => {
    if (status === 'ready') drafts.adopt(notes.map(({ id }) => id));
  });
  useEffect(() => adopt(), [notes, status]);

  // A failed reload does not make the saved change a failure.
  const change = async (operation: () => Promise<NoteChange>): Promise<boolean> => {
    const isSaved = await send(async () => {
      const { saved } = await operation();
      if (!saved) throw new Error('The note was not saved');
    });
    if (isSaved) await send(() => Promise.resolve(onReload()));
    return isSaved;
  };

  const focusText = (): void => editor.current?.querySelector('textarea')?.focus();
  const open = (note: NoteItem): void => {
    select(note);
    setConflict(null);
    focusText();
  };
  const finish = (id: string): void => {
    drafts.discard(id);
    deselect(id);
  };

  const save = async (text: string): Promise<void> => {
    let result: NoteChange | undefined;
    const saved = await change(async () => {
      result = await (selected ? onEdit(selected.id, text.trim(), drafts.getBase(key) ?? stored) : onAdd(text.trim()));
      return result;
    });
    // The next edit starts from the stored text: the user's, or the other user's.
    if (result?.conflict) drafts.rebase(key, result.conflict.text);
    else if (result) drafts.clearBase(key);
    setConflict(result?.conflict ? { id: key, ...result.conflict } : null);
    // Text typed during the save is still unsaved.
    if (saved && [text, undefined].includes(drafts.latest(key))) finish(key);
  };

  const remove = async ({ id }: NoteItem): Promise<void> => {
    await change(async () => {
      const result = await onDelete(id);
      // Before the reload, which would otherwise move the text into the new note.
      if (result.saved) finish(id);
      return result;
    });
    setDeleting(null);
    // The button that opened the dialog left with its note.
    ifFocusIsLost(() => list.current?.focus());
  };

  const stop = (): void => {
    focusText();
    finish(key);
  };
  const isConflict = conflict?.id === key;
  const text = drafts.texts[key] ?? stored;

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
        <div ref={list} tabIndex={-1}>
          <NoteList notes={notes} texts={drafts.texts} empty={status === 'ready'} onSelect={open} onDelete={setDeleting} />
        </div>
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
          onText={(next) => (next === stored ? drafts.discard(key) : drafts.save(key, next, stored))}
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
