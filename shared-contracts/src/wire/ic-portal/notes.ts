import { z } from 'zod';
import { idText } from '../values';
import { noteRow } from './rows';

/** Both words SUCCESS, or something else went wrong; MESSAGE_TEXT says what (API-078, API-079). */
const outcome = z.object({
  status: z.string(),
  data: z.array(z.object({ Result: z.string(), ID: z.number().nullable(), MESSAGE_TEXT: z.string() })),
});

const requestId = z.coerce.number().int();
const note = z.string().trim().min(1);

/** Wire shapes of the notes on a request. */
export const icPortalNotesWire = {
  'GET ic-portal/ic-get-notes/:requestId': {
    params: z.object({ requestId: idText }),
    answer: z.object({ data: z.array(noteRow) }),
  },
  'POST ic-portal/ic-insert_note': {
    body: z.object({ requestId, eventTypeId: z.coerce.number().int(), note }),
    answer: outcome,
  },
  'PATCH ic-portal/ic-update_note': {
    /** Ours: `was`, the words that the writer saw; a note that others have changed since is left as it is. */
    body: z.object({ requestId, eventId: z.coerce.number().int(), note, was: z.string().optional() }),
    answer: outcome,
  },
  'PATCH ic-portal/ic-deactivate_note': {
    body: z.object({ requestId, eventId: z.coerce.number().int() }),
    answer: outcome,
  },
} as const;

export type NotesAnswer = z.infer<(typeof icPortalNotesWire)['GET ic-portal/ic-get-notes/:requestId']['answer']>;
export type NoteOutcome = z.infer<typeof outcome>;
