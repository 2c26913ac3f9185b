import { type BulkResult } from '@scanharbor/shared-contracts/wire/ic-portal/bulk';
import { type Context } from '../context';
import { findRejection } from '../db/queries/request-locations';
import { HttpError } from '../http/errors';
import { type SignedIn } from '../http/session';
import { assignRequest } from './assign';
import { rejectForPractice } from './reject';
import { undoRejection } from './undo-rejection';
import { type Scope } from './scope';

/**
 * Changes requests one after the other, each in a transaction of its own, so that a refused one stops no other. Other errors end the call:
 * what was changed before them stays, and the same call again completes it.
 */
async function changeEach(
  context: Context,
  requestIds: readonly number[],
  change: (context: Context, requestId: number) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const requestId of requestIds) {
    try {
      await context.transact((inner) => change(inner, requestId));
      results.push({ requestId, failure: null });
    } catch (cause) {
      if (!(cause instanceof HttpError) || cause.status >= 500) throw cause;
      results.push({ requestId, failure: cause.userMessage });
    }
  }
  return results;
}

interface BulkAssignment {
  /** An active member of the practice; null for no one. */
  userId: number | null;
  /** `was`: whom the caller saw as the assignee. */
  requests: readonly { requestId: number; was: number | null }[];
}

/** Assigns requests to a member of the practice, or to no one. Each is refused as it would be alone. */
export function assignRequests(context: Context, scope: Scope, caller: SignedIn, { userId, requests }: BulkAssignment) {
  const seen = new Map(requests.map(({ requestId, was }) => [requestId, was]));
  return changeEach(context, [...seen.keys()], (inner, requestId) =>
    assignRequest(inner, scope, caller, { requestId, userId, was: seen.get(requestId) ?? null }),
  );
}

/**
 * Rejects requests for all locations of the practice. Each is refused as it would be alone, except one that the practice has rejected for
 * the same reason: the response to the first call may have been lost, and two people who wish the same are no conflict.
 */
export function rejectRequests(context: Context, scope: Scope, requestIds: readonly number[], reason: string) {
  return changeEach(context, [...new Set(requestIds)], async (inner, requestId) => {
    if ((await findRejection(inner.db, requestId, [...scope.locations.keys()])) === reason) return;
    await rejectForPractice(inner, scope, { requestId, locationId: -1, reason });
  });
}

/** Takes back rejections that the caller made a moment ago. Each is refused by itself. */
export const restoreRequests = (context: Context, scope: Scope, caller: SignedIn, requestIds: readonly number[]) =>
  changeEach(context, [...new Set(requestIds)], (inner, requestId) => undoRejection(inner, scope, caller, requestId));
