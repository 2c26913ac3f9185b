import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { requirePasswordProof } from '../accounts/password-proof';
import { type Context } from '../context';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { type ReleaseChange } from './release-site';

/**
 * Changes the live versions of a remote for a platform administrator who entered the password a short time ago: 428 otherwise. 409 when the
 * live versions changed since the revision, or another release is in progress; 400 with the gate's message for a version that may not be
 * live, or a freeze; 503 without a site folder. Nothing changes then. The event of the audit trail is stored after the change.
 */
export async function changeRelease(context: Context, caller: SignedIn, change: Omit<ReleaseChange, 'who'>): Promise<void> {
  requirePasswordProof(context, caller);
  const { releases, trail } = context;
  if (!releases) throw errors.unavailable(texts.releasesNotConnected);
  const { action, name, version = action, share } = change;
  trail.subject = `${name} ${version}${share === undefined ? '' : ` ${share}%`}`;
  const outcome = await releases.site.change({ ...change, who: formatFullName(caller.user) });
  if (outcome.status === 'changed') throw errors.conflict(texts.releaseChanged);
  if (outcome.status === 'busy') throw errors.conflict(texts.releaseBusy);
  if (outcome.status === 'refused') throw errors.badRequest(outcome.why);
  await context.transact(() => Promise.resolve());
}
