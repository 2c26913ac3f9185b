import { raceAbort } from '../race-abort';

/** 'retrying' while an attempt runs after a failed one. */
export type ConnectionState = 'connecting' | 'unreachable' | 'retrying';

const attemptTimeoutMs = 10_000;
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** Creates the attempts to load the session while the server may be unreachable. */
export function createConnection() {
  let state: ConnectionState = 'connecting';
  let endPause = () => {};
  let isDisposed = false;
  const listeners = new Set<() => void>();

  function setState(next: ConnectionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  const retry = () => endPause();
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, ms);
    });

  async function connect<Value>(
    attempt: (signal: AbortSignal) => Promise<Value>,
    isFinal: (error: unknown) => boolean,
    pauseMs = firstPauseMs,
  ): Promise<Value> {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    try {
      return await raceAbort(signal, attempt(signal));
    } catch (error) {
      if (isFinal(error)) throw error;
    }
    setState('unreachable');
    await pause(pauseMs);
    if (isDisposed) return new Promise(() => undefined);
    setState('retrying');
    return connect(attempt, isFinal, Math.min(pauseMs * 2, longestPauseMs));
  }

  return {
    /**
     * Repeats `attempt` until it succeeds: after growing pauses, and when the browser is online again or the tab is shown. An
     * attempt fails after 10 seconds. Rejects with an error for which `isFinal` is true.
     */
    connect,
    getState: () => state,
    /** Calls `listener` after each change of the state. Returns an unsubscribe function. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Ends the current pause. */
    retry,
    dispose: () => void (isDisposed = true),
  };
}

export type Connection = ReturnType<typeof createConnection>;
