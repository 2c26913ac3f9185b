import { type ApiError } from './api-error';

type Outcome = { data: unknown } | { error: ApiError };

interface Read {
  /** Reads with the same key share a pause: those of one session. */
  key: string;
  /** A call without a user action. It fails during a pause; the next poll comes anyway. */
  background: boolean;
  signal: AbortSignal;
  /** Receives the seconds that a user waits for. */
  onPause: (seconds: number) => void;
}

const maxAttempts = 3;
const tooManyCalls = 429;

const pauses = new Map<string, { until: number; outcome: Outcome }>();

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });

const getRetrySeconds = (outcome: Outcome) =>
  'error' in outcome && outcome.error.kind === 'refused' && outcome.error.status === tooManyCalls
    ? outcome.error.retryAfterSeconds
    : undefined;

/**
 * Sends a read. When the server limits the calls of the session, no read is sent before the time that it names; then the read is
 * repeated, three times at most, so that its screen continues by itself.
 */
export async function sendRead(read: Read, send: () => Promise<Outcome>, attempt = 1): Promise<Outcome> {
  const { key, background, signal, onPause } = read;
  const pause = pauses.get(key);
  const pauseMs = pause ? pause.until - Date.now() : 0;
  if (pause && pauseMs > 0) {
    if (background) return pause.outcome;
    onPause(Math.ceil(pauseMs / 1_000));
    await wait(pauseMs, signal);
  }
  const outcome = await send();
  const seconds = getRetrySeconds(outcome);
  if (seconds === undefined) return outcome;
  pauses.set(key, { until: Date.now() + seconds * 1_000, outcome });
  return background || signal.aborted || attempt === maxAttempts ? outcome : sendRead(read, send, attempt + 1);
}
