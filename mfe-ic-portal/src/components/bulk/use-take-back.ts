import { clearCached, getErrorMessage, useAppDispatch } from '@scanharbor/shared-contracts';
import { type BulkFailures, useBulkAssignMutation, useBulkRestoreMutation } from '@scanharbor/shared-contracts/api/ic-portal/bulk';
import { bulkCallMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { texts } from '../../texts';
import { type UndoOutcome } from '../booking-panel/undo-offer';
import { type SelectedRequest } from './selection';

const { bulk } = texts;

type Send = (requests: readonly SelectedRequest[]) => Promise<BulkFailures>;

/** Sends the requests a few at a time, and says how many are as before, with the first reason for another one. */
async function takeBackEach(groups: readonly { requests: readonly SelectedRequest[]; send: Send }[]): Promise<UndoOutcome> {
  let done = 0;
  let failed = 0;
  let reason = '';
  for (const { requests, send } of groups) {
    for (let start = 0; start < requests.length; start += bulkCallMaximum) {
      const chunk = requests.slice(start, start + bulkCallMaximum);
      try {
        const failures = (await send(chunk)).flatMap(({ failure }) => failure ?? []);
        done += chunk.length - failures.length;
        failed += failures.length;
        reason ||= failures[0] ?? '';
      } catch (error) {
        failed += chunk.length;
        reason ||= getErrorMessage(error, bulk.callFailed);
      }
    }
  }
  return failed === 0 ? { status: true, message: bulk.takenBack(done) } : { status: false, message: bulk.notTakenBack(failed, reason) };
}

/** Returns how to take back what was just done with several requests: a rejection, or an assignment to `userId`. */
export function useTakeBack() {
  const dispatch = useAppDispatch();
  const [assign] = useBulkAssignMutation();
  const [restore] = useBulkRestoreMutation();
  const takeBack = async (groups: Parameters<typeof takeBackEach>[0]) => {
    const outcome = await takeBackEach(groups);
    dispatch(clearCached('tests'));
    return outcome;
  };
  return {
    rejection: (requests: readonly SelectedRequest[]) =>
      takeBack([{ requests, send: (chunk) => restore({ requestIds: chunk.map(({ requestId }) => requestId) }).unwrap() }]),
    /** Each request goes back to whom it had before; one that a colleague has assigned since stays. */
    assignment: (requests: readonly SelectedRequest[], userId: number | null) => {
      const changed = requests.filter(({ assigneeId }) => assigneeId !== userId);
      const before = [...new Set(changed.map(({ assigneeId }) => assigneeId))];
      return takeBack(
        before.map((assigneeId) => ({
          requests: changed.filter((request) => request.assigneeId === assigneeId),
          send: (chunk) => assign({ userId: assigneeId, requests: chunk.map(({ requestId }) => ({ requestId, was: userId })) }).unwrap(),
        })),
      );
    },
  };
}
