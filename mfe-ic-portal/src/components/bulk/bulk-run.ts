import { getErrorMessage } from '@scanharbor/shared-contracts';
import { type BulkFailures } from '@scanharbor/shared-contracts/api/ic-portal/bulk';
import { bulkCallMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { useSyncExternalStore } from 'react';
import { texts } from '../../texts';
import { sendPatiently } from './send-patiently';
import { type SelectedRequest } from './selection';

/** A selected request that was not changed, and why. */
interface BulkFailure extends SelectedRequest {
  reason: string;
}

/** Changes a few requests by one call. */
export type BulkSend = (requests: readonly SelectedRequest[]) => Promise<BulkFailures>;

interface BulkRunTexts {
  progress: (done: number, total: number) => string;
  /** Heads the list of the requests that were refused. */
  failed: (requests: number) => string;
}

/** A change of several requests: its progress while it runs, then what was refused. */
export interface BulkRun {
  texts: BulkRunTexts;
  /** The list on which it began. */
  href: string;
  /** Id of the user who began it. */
  owner: number | undefined;
  total: number;
  /** Requests that were sent, refused ones included. */
  sent: number;
  isRunning: boolean;
  failures: readonly BulkFailure[];
}

let run: BulkRun | undefined;
let stopping = new AbortController();
/** Lists on the screen: they show the run themselves. */
let lists = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const notify = () => listeners.forEach((listener) => listener());
const set = (next: BulkRun | undefined) => {
  run = next;
  notify();
};

/** Stops the run after its present call. */
export const stopBulkRun = () => stopping.abort();

/** Forgets what was refused. */
export const dismissBulkRun = () => set(undefined);

/** Returns the run of a user, on every screen of the portal; undefined without one. */
export function useBulkRun(userId: number | undefined): BulkRun | undefined {
  const current = useSyncExternalStore(subscribe, () => run);
  return current?.owner === userId ? current : undefined;
}

/** Returns whether a list is on the screen. */
export const useHasList = (): boolean => useSyncExternalStore(subscribe, () => lists > 0);

/** Notes that a list is on the screen; returns a function that notes its end. */
export function showBulkRunInList(): () => void {
  lists += 1;
  notify();
  return () => {
    lists -= 1;
    notify();
  };
}

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

interface BulkWork extends Pick<BulkRun, 'texts' | 'href' | 'owner'> {
  /** Requests that are sent in the same way. */
  groups: readonly { requests: readonly SelectedRequest[]; send: BulkSend }[];
  /** Called with the changed requests of each call. */
  onChanged?: (requests: readonly SelectedRequest[]) => void;
}

/**
 * Changes requests, a call for each few of them, and goes on whatever screen of the portal is shown. After a call without a response the
 * rest is not sent. Resolves with the changed requests, as they were, and those that were refused.
 */
export async function runBulk({ groups, onChanged, ...about }: BulkWork) {
  const failures: BulkFailure[] = [];
  const done: SelectedRequest[] = [];
  const { signal } = (stopping = new AbortController());
  const calls = groups.flatMap(({ requests, send }) =>
    Array.from({ length: Math.ceil(requests.length / bulkCallMaximum) }, (_call, index) => ({
      chunk: requests.slice(index * bulkCallMaximum, (index + 1) * bulkCallMaximum),
      send,
    })),
  );
  const total = groups.reduce((sum, { requests }) => sum + requests.length, 0);
  let sent = 0;
  const show = (isRunning: boolean) => set({ ...about, total, sent, isRunning, failures: [...failures] });
  window.addEventListener('beforeunload', warnBeforeUnload);
  for (const { chunk, send } of calls) {
    if (signal.aborted) break;
    show(true);
    try {
      const reasons = new Map((await sendPatiently(() => send(chunk), signal)).map(({ requestId, failure }) => [requestId, failure]));
      const changed = chunk.filter(({ requestId }) => reasons.has(requestId) && reasons.get(requestId) === undefined);
      done.push(...changed);
      onChanged?.(changed);
      for (const request of chunk) {
        const reason = reasons.get(request.requestId);
        if (reason !== undefined) failures.push({ ...request, reason });
      }
      sent += chunk.length;
    } catch (error) {
      const reason = getErrorMessage(error, texts.bulk.callFailed);
      failures.push(...chunk.map((request) => ({ ...request, reason })));
      break;
    }
  }
  window.removeEventListener('beforeunload', warnBeforeUnload);
  if (failures.length > 0) show(false);
  else set(undefined);
  return { done, failures };
}
