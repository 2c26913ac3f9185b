import { clearCached, getErrorMessage, useAppDispatch } from '@scanharbor/shared-contracts';
import { type BulkFailures } from '@scanharbor/shared-contracts/api/ic-portal/bulk';
import { bulkCallMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { useRef, useState } from 'react';
import { texts } from '../../texts';
import { notifyRequestsChanged } from '../request-events';
import { type SelectedRequest, type Selection } from './selection';

/** A selected request that was not changed, and why. */
export interface BulkFailure extends SelectedRequest {
  reason: string;
}

interface BulkProgress {
  done: number;
  total: number;
}

/** Returns the failures of requests that the call did not decide on. */
const failAll = (requests: readonly SelectedRequest[], error: unknown): BulkFailure[] => {
  const reason = getErrorMessage(error, texts.bulk.callFailed);
  return requests.map((request) => ({ ...request, reason }));
};

/**
 * Returns how to change the selected requests, a call for each few of them, with the progress, and how to stop between two calls. Changed
 * requests leave the selection; others stay in it. After a call without a response the rest is not sent.
 */
export function useBulkRun(selection: Selection) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<BulkProgress>();
  const stopping = useRef<AbortController>(undefined);
  /** Resolves with the changed requests, as they were, and those that were refused. */
  const run = async (send: (requests: readonly SelectedRequest[]) => Promise<BulkFailures>) => {
    const requests = [...selection.get().values()];
    const failures: BulkFailure[] = [];
    const done: SelectedRequest[] = [];
    const { signal } = (stopping.current = new AbortController());
    for (let start = 0; start < requests.length && !signal.aborted; start += bulkCallMaximum) {
      setProgress({ done: start, total: requests.length });
      const chunk = requests.slice(start, start + bulkCallMaximum);
      try {
        const reasons = new Map((await send(chunk)).map(({ requestId, failure }) => [requestId, failure]));
        const changed = chunk.filter(({ requestId }) => reasons.has(requestId) && reasons.get(requestId) === undefined);
        done.push(...changed);
        selection.remove(changed.map(({ requestId }) => requestId));
        for (const request of chunk) {
          const reason = reasons.get(request.requestId);
          if (reason !== undefined) failures.push({ ...request, reason });
        }
      } catch (error) {
        failures.push(...failAll(chunk, error));
        break;
      }
    }
    setProgress(undefined);
    dispatch(clearCached('tests'));
    notifyRequestsChanged();
    return { done, failures };
  };
  return { progress, run, stop: () => stopping.current?.abort() };
}
