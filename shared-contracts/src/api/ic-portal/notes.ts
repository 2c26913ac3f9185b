import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Note, noteEventType, readNote } from '../../domain/note';
import { type NoteOutcome, type NotesAnswer } from '../../wire/ic-portal/notes';

/** `saved` false: the note or the request is not there any more, not the practice's, or others changed the note; `message` says which. */
export interface NoteSaved {
  saved: boolean;
  message: string;
}

const readOutcome = ({ status, data: [row] }: NoteOutcome): NoteSaved => ({
  saved: status === 'SUCCESS' && row?.Result === 'SUCCESS',
  message: row?.MESSAGE_TEXT ?? '',
});

const changed = (_answer: unknown, _error: unknown, { requestId }: { requestId: number }) => [
  { type: 'Note' as const, id: requestId },
  { type: 'Request' as const, id: requestId },
  { type: 'Request' as const, id: 'LIST' },
];

const notesApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/ic-get-notes/{requestId}: the practice's notes on a request, newest first (SC-077). */
  notes: build.query<Note[], number>({
    query: (requestId) => `ic-portal/ic-get-notes/${requestId}`,
    transformResponse: ({ data }: NotesAnswer) => data.map(readNote),
    providesTags: (_notes, _error, requestId) => [{ type: 'Note', id: requestId }],
  }),
  /** POST ic-portal/ic-insert_note: adds a note (SC-078). */
  addNote: build.mutation<NoteSaved, { requestId: number; text: string }>({
    query: ({ requestId, text }) => ({
      url: 'ic-portal/ic-insert_note',
      method: 'POST',
      body: { requestId, eventTypeId: noteEventType, note: text },
    }),
    transformResponse: readOutcome,
    invalidatesTags: changed,
  }),
  /** PATCH ic-portal/ic-update_note: changes a note (SC-079). `was` are the words seen before; changed ones stay. */
  editNote: build.mutation<NoteSaved, { requestId: number; noteId: number; text: string; was?: string }>({
    query: ({ requestId, noteId, text, was }) => ({
      url: 'ic-portal/ic-update_note',
      method: 'PATCH',
      body: { requestId, eventId: noteId, note: text, was },
    }),
    transformResponse: readOutcome,
    invalidatesTags: changed,
  }),
  /** PATCH ic-portal/ic-deactivate_note: deletes a note (SC-080). */
  deleteNote: build.mutation<NoteSaved, { requestId: number; noteId: number }>({
    query: ({ requestId, noteId }) => ({
      url: 'ic-portal/ic-deactivate_note',
      method: 'PATCH',
      body: { requestId, eventId: noteId },
    }),
    transformResponse: readOutcome,
    invalidatesTags: changed,
  }),
}));

export const { useNotesQuery, useAddNoteMutation, useEditNoteMutation, useDeleteNoteMutation } = notesApi;
export const notesEndpoints = notesApi.endpoints;
