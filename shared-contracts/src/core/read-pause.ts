import { type ApiError, isLimited } from './api-error';

type Outcome = { data: unknown } | { error: ApiError };

interface Read {
  /** Reads with the same key share a pause: those of one session. */
  key: string;
  /** A call without a user action. It fails during a pause; the next poll comes anyway. */
  background: boolean;
  signal: AbortSignal;
  /** Receives the message for a user who waits, and the time to show it. */
  onPause: (message: string, ms: number) => void;
}

const maxAttempts = 3;

const pauses = new Map<string, { until: number; outcome: Outcome }>();

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });

const pauseText = (seconds: number) =>
  `Too many requests at once. This page continues in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;

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
    const seconds = Math.ceil(pauseMs / 1_000);
    onPause(pauseText(seconds), seconds * 1_000);
    await wait(pauseMs, signal);
  }
  return repeatRead(read, send, await send(), attempt);
}

/** Returns the outcome of a read; repeats the read after the pause when the server limited it. */
export async function repeatRead(read: Read, send: () => Promise<Outcome>, outcome: Outcome, attempt = 1): Promise<Outcome> {
  const { key, background, signal } = read;
  const seconds = isLimited(outcome) ? outcome.error.retryAfterSeconds : undefined;
  if (seconds === undefined) return outcome;
  pauses.set(key, { until: Date.now() + seconds * 1_000, outcome });
  return background || signal.aborted || attempt === maxAttempts ? outcome : sendRead(read, send, attempt + 1);
}
