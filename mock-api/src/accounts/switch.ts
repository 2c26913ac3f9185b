import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type Context } from '../context';
import { findUserByEmail } from '../db/queries/users';
import { privilegedCapabilities, type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { issueToken } from './tokens';

const isPrivileged = ({ capabilities }: UserRecord) => capabilities.some((capability) => privilegedCapabilities.includes(capability));

/**
 * Lets a staff member act as another user for a limited time and a stated reason. The session ends with the one that it was opened
 * from. Privileged and disabled accounts are out of reach [API-021].
 */
export async function switchTo(
  context: Context,
  caller: SignedIn,
  email: string,
  reason: string,
): Promise<{ user: UserRecord; token: string }> {
  const user = await findUserByEmail(context.db, email);
  if (!user || user.deactivatedAt) throw errors.notFound(texts.switchUnknown);
  context.trail.about = user;
  context.trail.subject = `user ${user.id}, ${formatFullName(user)}: ${reason}`;
  if (isPrivileged(user)) throw errors.forbidden(texts.switchPrivileged);
  const token = await issueToken(context, 'session', user.id, {
    switchedBy: caller.user.id,
    switchedFrom: caller.tokenHash,
    lifetimeMs: context.limits.switchLifetimeMs,
  });
  return { user, token };
}
