import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../dialog/index';
import { Stack } from '../layout/index';
import { LoadError } from '../load-error/index';
import { useSending } from '../sending/index';
import { Skeleton } from '../skeleton/index';
import { type Note } from './note';
import { NoteEditor } from './note-editor';
import { NoteList } from './note-list';
import { notesTexts as texts } from './notes.texts';

/** The answer to a change; `saved` false: the server heard it and did not take it. */
export interface NoteChange {
  saved: boolean;
}

export interface NotesProps {
  notes: readonly Note[];
  status: 'loading' | 'failed' | 'ready';
  /** A change counts only when its answer says that it was saved [UI-065]. */
  onAdd: (text: string) => Promise<NoteChange>;
  onEdit: (id: string, text: string) => Promise<NoteChange>;
  onDelete: (id: string) => Promise<NoteChange>;
  /** Loads the notes again; called after each change that was taken, and by Try again [UI-063]. */
  onReload: () => Promise<unknown> | unknown;
}

/**
 * Notes that can be added, changed and deleted [UI-060 to UI-065]. With no note selected Save adds, with one it
 * edits; a failure shows in the widget, and what was typed stays.
 */
export function Notes({ notes, status, onAdd, onEdit, onDelete, onReload }: NotesProps): ReactElement {
  const [selected, setSelected] = useState<Note | null>(null);
  const [deleting, setDeleting] = useState<Note | null>(null);
  const { sending, failure, send } = useSending();

  // Loading again is apart from the change: if it fails, the change was taken all the same.
  const change = async (job: () => Promise<NoteChange>): Promise<boolean> => {
    const taken = await send(async () => {
      const { saved } = await job();
      if (!saved) throw new Error('The note was not saved');
    });
    if (taken) await send(async () => onReload());
    return taken;
  };

  const save = async (text: string): Promise<boolean> => {
    const saved = await change(() => (selected ? onEdit(selected.id, text) : onAdd(text)));
    if (saved) setSelected(null);
    return saved;
  };

  const remove = async ({ id }: Note): Promise<void> => {
    if ((await change(() => onDelete(id))) && selected?.id === id) setSelected(null);
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
        <NoteList notes={notes} empty={status === 'ready'} onSelect={setSelected} onDelete={setDeleting} />
      )}
      <NoteEditor
        key={selected?.id ?? 'new'}
        note={selected}
        saving={sending && deleting === null}
        onSave={save}
        onStop={() => setSelected(null)}
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
