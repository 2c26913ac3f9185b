import { z } from 'zod';
import { idText, integer, paragraph } from '../values';
import { deletedNoteRow, noteRow } from './rows';

/** Ours: who changed a note in the meantime, and what it says now. */
const conflict = z.object({ Author: z.string(), NoteText: z.string() });

/** Success when both fields are SUCCESS; otherwise MESSAGE_TEXT has the reason (API-078, API-079). */
const outcome = z.object({
  status: z.string(),
  data: z.array(z.object({ Result: z.string(), ID: z.number().nullable(), MESSAGE_TEXT: z.string(), Conflict: conflict.optional() })),
});
outcome.register(z.globalRegistry, { id: 'NoteOutcome' });

const requestId = integer;
const note = paragraph.trim().min(1);

/** Wire shapes of the notes on a request. */
export const icPortalNotesWire = {
  'GET ic-portal/ic-get-notes/:requestId': {
    params: z.object({ requestId: idText }),
    /** Ours: `deleted`, newest first. */
    response: z.object({ data: z.array(noteRow), deleted: z.array(deletedNoteRow).optional() }),
  },
  'POST ic-portal/ic-insert_note': {
    body: z.object({ requestId, eventTypeId: integer, note }),
    response: outcome,
  },
  'PATCH ic-portal/ic-update_note': {
    /** Ours: `was`, the text before the edit; a note that others changed is not overwritten. */
    body: z.object({ requestId, eventId: integer, note, was: paragraph.optional() }),
    response: outcome,
  },
  'PATCH ic-portal/ic-deactivate_note': {
    body: z.object({ requestId, eventId: integer }),
    response: outcome,
  },
} as const;

export type NotesResponse = z.infer<(typeof icPortalNotesWire)['GET ic-portal/ic-get-notes/:requestId']['response']>;
export type NoteChangeBody = z.input<(typeof icPortalNotesWire)['PATCH ic-portal/ic-update_note']['body']>;
export type NoteOutcome = z.infer<typeof outcome>;
