import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { noteEventType, type NoteEdit, readNoteOutcome, readNotes, writeNoteEdit } from '../../domain/note';
import { call } from '../call';

const changed = (_response: unknown, _error: unknown, { requestId }: { requestId: number }) => [
  { type: 'Note' as const, id: requestId },
  { type: 'Request' as const, id: requestId },
  { type: 'Request' as const, id: 'LIST' },
];

const notesApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/ic-get-notes/{requestId}: the practice's notes on a request and what is left of deleted ones, newest first (SC-077). */
  notes: build.query({
    query: (requestId: number) => call('GET ic-portal/ic-get-notes/:requestId', { params: { requestId } }),
    transformResponse: readNotes,
    providesTags: (_notes, _error, requestId) => [{ type: 'Note', id: requestId }],
  }),
  /** POST ic-portal/ic-insert_note: adds a note (SC-078). */
  addNote: build.mutation({
    query: ({ requestId, text }: { requestId: number; text: string }) =>
      call('POST ic-portal/ic-insert_note', { body: { requestId, eventTypeId: noteEventType, note: text } }),
    transformResponse: readNoteOutcome,
    invalidatesTags: changed,
  }),
  /**
   * PATCH ic-portal/ic-update_note: changes a note (SC-079). `was` is the text before the edit; a note that others changed is not
   * overwritten.
   */
  editNote: build.mutation({
    query: (edit: NoteEdit) => call('PATCH ic-portal/ic-update_note', { body: writeNoteEdit(edit) }),
    transformResponse: readNoteOutcome,
    invalidatesTags: changed,
  }),
  /** PATCH ic-portal/ic-deactivate_note: deletes a note (SC-080). */
  deleteNote: build.mutation({
    query: ({ requestId, noteId }: { requestId: number; noteId: number }) =>
      call('PATCH ic-portal/ic-deactivate_note', { body: { requestId, eventId: noteId } }),
    transformResponse: readNoteOutcome,
    invalidatesTags: changed,
  }),
}));

export const { useNotesQuery, useAddNoteMutation, useEditNoteMutation, useDeleteNoteMutation } = notesApi;
/** @internal */
export const notesEndpoints = notesApi.endpoints;
