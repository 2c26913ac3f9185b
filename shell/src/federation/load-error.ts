import { raceAbort } from '../race-abort';

/** Whether webpack gave up a chunk because no response arrived within the build's `chunkLoadTimeout`. */
const isChunkTimeout = (cause: unknown) => (Object(cause) as { type?: string }).type === 'timeout';

/** Whether a chunk did not load, in a bundle of this suite or of another runtime. */
const isChunkFailure = (cause: unknown) => (Object(cause) as { name?: string }).name === 'ChunkLoadError';

/**
 * Loads code until the deadline, once more when a chunk does not load. The second request does not wait for one that hangs. Without a
 * second one, Try again would fail for a bundle of another runtime: the browser answers its first request from the page's failed preload.
 */
export const loadUntil = <Code>(deadline: AbortSignal, load: () => Promise<Code>): Promise<Code> =>
  raceAbort(
    deadline,
    load().catch((cause: unknown) => (isChunkFailure(cause) ? load() : Promise.reject(cause))),
  );

/**
 * Finds out why code did not load: no response arrived before the deadline, a file differs from the release, or neither.
 * `entry` is the file when the error names no chunk. The comparison needs the network, so its code is loaded for it.
 */
export async function findLoadError(
  cause: unknown,
  deadline: AbortSignal,
  entry?: { url: string; integrity: string },
): Promise<'timeout' | 'integrity' | undefined> {
  if (deadline.aborted || isChunkTimeout(cause)) return 'timeout';
  const check = import(/* webpackChunkName: 'federation' */ './on-demand').then(({ findModifiedFile }) =>
    findModifiedFile(cause, deadline, entry),
  );
  return raceAbort(deadline, check).catch(() => undefined);
}

/**
 * Ends the requests for chunks that still hang: webpack removes the script of any other chunk. It would join them for a retry, and
 * give them up only after its own timeout.
 */
export function abandonChunks() {
  for (const script of document.querySelectorAll('[data-webpack]')) script.dispatchEvent(new Event('error'));
}
