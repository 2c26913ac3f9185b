/** Total time for the code of one screen, in ms: entry, chunks and integrity checks. */
const screenTimeoutMs = 15_000;

const deadlines = new WeakMap<AbortSignal, AbortSignal>();

/** Starts the time for the code of one screen. The signal aborts at its end. */
export const startDeadline = () => AbortSignal.timeout(screenTimeoutMs);

/** Returns the deadline of a navigation, by the signal of its requests, so that all code of a screen shares one. */
export function getDeadline(navigation: AbortSignal): AbortSignal {
  const deadline = deadlines.get(navigation) ?? startDeadline();
  deadlines.set(navigation, deadline);
  return deadline;
}
