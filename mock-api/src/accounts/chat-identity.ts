import { createHmac } from 'node:crypto';
import { type Context } from '../context';

/**
 * Returns the user's identity at the live chat's provider with its HMAC-SHA256 in hex, without which any visitor could claim to be this
 * user and read the conversation. Null without a key, and for staff who act as the user: a conversation is the user's own.
 */
export function signChatIdentity(
  { chatIdentityKey }: Pick<Context, 'chatIdentityKey'>,
  { user, switchedBy }: { user: { id: number }; switchedBy: number | null },
) {
  if (!chatIdentityKey || switchedBy !== null) return null;
  const identifier = `user-${user.id}`;
  return { identifier, identifier_hash: createHmac('sha256', chatIdentityKey).update(identifier).digest('hex') };
}
