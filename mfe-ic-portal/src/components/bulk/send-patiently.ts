/** Waits, and ends early when the user stops. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Returns the seconds for which a limited or busy server asks; undefined for another failure. */
function readPause(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAfterSeconds' in error)) return undefined;
  return typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : undefined;
}

const maxTries = 5;

/** Sends a call, and once more after the time for which a busy server asks: the same call changes nothing twice. */
export async function sendPatiently<Result>(send: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  const isStopped = () => signal.aborted;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = readPause(error);
      if (seconds === undefined || tries === maxTries || isStopped()) throw error;
      await wait(seconds * 1000, signal);
      if (isStopped()) throw error;
    }
  }
}
