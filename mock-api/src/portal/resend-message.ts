import { type Context } from '../context';
import { findMessage, renewMessage } from '../db/queries/messages';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { findVisibleRequest } from './find-request';
import { type Scope } from './scope';

/**
 * Sends a message about a request again, to what its patient now has as email address or phone. 404 for a message about something else, 409
 * for one that is on its way or arrived: of two colleagues the second one sends nothing.
 */
export async function resendMessage(context: Context, scope: Scope, requestId: number, messageId: number): Promise<void> {
  const { patient } = await findVisibleRequest(context, scope, requestId);
  const message = await findMessage(context.db, messageId);
  if (message?.requestId !== requestId || message.userId !== patient.id) throw errors.notFound(texts.messageUnknown);
  const recipient = message.channel === 'email' ? patient.email : patient.phone;
  const isRenewed = recipient !== '' && (await renewMessage(context.db, messageId, recipient));
  if (!isRenewed) throw errors.conflict(texts.messageNotFailed);
  await context.outbox.resend(message);
}
