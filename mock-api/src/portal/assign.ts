import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type Context } from '../context';
import { findAssignee, storeAssignee } from '../db/queries/request-assignees';
import { lockRequest } from '../db/queries/requests';
import { findPracticeUser, listPracticeUsers } from '../db/queries/users';
import { type RequestAssigneeRecord } from '../db/schema/requests';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { findVisibleRequest } from './find-request';
import { formatInstant } from './last-change';
import { type Scope } from './scope';

function describeConflict({ userId, assignee, assignedBy, assignedAt }: RequestAssigneeRecord, scope: Scope, context: Context): string {
  const time = formatInstant(assignedAt, scope, context);
  return userId === null ? texts.assignmentEnded(assignedBy, time) : texts.assignedMeanwhile(assignedBy, assignee, time);
}

/** Lists the active members of the practice, who can take care of its requests, by name. */
export async function listColleagues({ db }: Context, practiceId: number): Promise<{ UserID: number; Name: string }[]> {
  const members = await listPracticeUsers(db, practiceId);
  return members.filter(({ isActive }) => isActive).map((user) => ({ UserID: user.id, Name: formatFullName(user) }));
}

interface Assignment {
  requestId: number;
  /** An active member of the practice; null for no one. */
  userId: number | null;
  /** Whom the caller saw as the assignee. */
  was: number | null;
}

/**
 * Assigns a request to a member of the practice, or to no one. 404 for a request that the practice cannot view and for another user; 409,
 * with who and when, when someone else has changed the assignee since the caller saw it.
 */
export async function assignRequest(context: Context, scope: Scope, { user }: SignedIn, { requestId, userId, was }: Assignment) {
  const { db, clock } = context;
  const { practiceId } = scope;
  await findVisibleRequest(context, scope, requestId);
  await lockRequest(db, requestId);
  const stored = await findAssignee(db, practiceId, requestId);
  const current = stored?.userId ?? null;
  if (current === userId) return;
  if (stored && current !== was) throw errors.conflict(describeConflict(stored, scope, context));
  const assignee = userId === null ? undefined : await findPracticeUser(db, practiceId, userId);
  if (userId !== null && !assignee?.isActive) throw errors.notFound(texts.userUnknown);
  await storeAssignee(db, {
    practiceId,
    requestId,
    userId,
    assignee: assignee ? formatFullName(assignee) : '',
    assignedBy: formatFullName(user),
    assignedAt: clock.now(),
  });
}
