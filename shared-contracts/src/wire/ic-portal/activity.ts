import { z } from 'zod';
import { activityKinds } from '../../domain/request-activity';
import { messageStates } from '../../domain/sent-message';
import { idText, integer, success } from '../values';

/** Something that happened to a request. Which of the optional fields it has depends on `kind`. */
const entry = z.object({
  kind: z.enum(activityKinds),
  /** ISO time. */
  at: z.string(),
  /** Who did it; empty when no user did, or when it is not known. */
  person: z.string(),
  /** The text of a note, the name of a file, the subject of a message, the reason of a cancellation; empty for other kinds. */
  text: z.string(),
  /** Of an appointment: wall-clock time at the center. */
  visit: z.object({ start: z.string(), timeZone: z.string(), location: z.string() }).optional(),
  /** Of a note: its last edit, and how many earlier texts it has. */
  edited: z.object({ by: z.string(), at: z.string(), versions: z.number() }).optional(),
  message: z.object({ id: z.number(), channel: z.enum(['email', 'sms']), state: z.enum(messageStates), reason: z.string() }).optional(),
});
entry.register(z.globalRegistry, { id: 'ActivityEntry' });

/** Wire shapes of the history of a request as its practice sees it. Ours. */
export const icPortalActivityWire = {
  /** Newest first. */
  'GET ic-portal/activity/:requestId': {
    params: z.object({ requestId: idText }),
    response: z.object({ data: z.array(entry) }),
  },
  'POST ic-portal/resend_message': {
    body: z.object({ requestId: integer, messageId: integer }),
    response: success,
  },
} as const;

export type ActivityEntry = z.infer<typeof entry>;
