import { raceAbort } from '../race-abort';

/** Whether webpack gave up a chunk because no response arrived within the build's `chunkLoadTimeout`. */
const isChunkTimeout = (cause: unknown) => (Object(cause) as { type?: string }).type === 'timeout';

/** Loads code until the deadline, once more when webpack gives up a chunk before; the second request does not wait for the first one. */
export const loadUntil = <Code>(deadline: AbortSignal, load: () => Promise<Code>): Promise<Code> =>
  raceAbort(
    deadline,
    load().catch((cause: unknown) => (isChunkTimeout(cause) ? load() : Promise.reject(cause))),
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
