import { clearCached, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useBulkAssignMutation, useBulkRestoreMutation } from '@scanharbor/shared-contracts/api/ic-portal/bulk';
import { texts } from '../../texts';
import { type UndoOutcome } from '../booking-panel/undo-offer';
import { type BulkSend, runBulk } from './bulk-run';
import { type SelectedRequest } from './selection';

const { bulk } = texts;
const runTexts = { progress: bulk.takingBack, failed: bulk.notRestored };

/** Returns how to take back what was just done with several requests: a rejection, or an assignment to `userId`. `href`: their list. */
export function useTakeBack(href: string) {
  const dispatch = useAppDispatch();
  const owner = useSession().user?.id;
  const [assign] = useBulkAssignMutation();
  const [restore] = useBulkRestoreMutation();
  const takeBack = async (groups: { requests: readonly SelectedRequest[]; send: BulkSend }[]): Promise<UndoOutcome> => {
    const { done, failures } = await runBulk({ texts: runTexts, href, owner, groups });
    dispatch(clearCached('tests'));
    const [first] = failures;
    if (!first) return { status: true, message: bulk.takenBack(done.length) };
    return { status: false, message: bulk.notTakenBack(failures.length, first.reason) };
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
