import { type ReactElement, useState } from 'react';
import { type Gallery } from '../../gallery/gallery';
import { type NoteItem } from './note';
import { type NoteChange, Notes, type NotesProps } from './notes';

const some: NoteItem[] = [
  { id: '1', text: 'Called the patient, prefers mornings.' },
  { id: '2', text: 'Prior authorization received.' },
];

function Example({
  start = some,
  status = 'ready',
  fails = false,
}: {
  start?: NoteItem[];
  status?: NotesProps['status'];
  fails?: boolean;
}): ReactElement {
  const [notes, setNotes] = useState(start);
  const change = (next: NoteItem[]): Promise<NoteChange> => {
    if (!fails) setNotes(next);
    return Promise.resolve({ saved: !fails });
  };
  return (
    <Notes
      notes={notes}
      status={status}
      onAdd={(text) => change([...notes, { id: String(notes.length + 10), text }])}
      onEdit={(id, text) => change(notes.map((note) => (note.id === id ? { id, text } : note)))}
      onDelete={(id) => change(notes.filter((note) => note.id !== id))}
      onReload={() => undefined}
    />
  );
}

export const gallery: Gallery = {
  title: 'Notes',
  group: 'Clinic',
  density: 'staff',
  examples: [
    { name: 'Notes', element: <Example /> },
    { name: 'None yet', element: <Example start={[]} /> },
    { name: 'Loading', element: <Example start={[]} status="loading" /> },
    { name: 'Could not be loaded', element: <Example start={[]} status="failed" /> },
    { name: 'Cannot be saved', element: <Example fails /> },
  ],
};
