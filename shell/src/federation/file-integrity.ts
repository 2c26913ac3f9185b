/** Returns the integrity of a chunk, whose name ends in the hash of its content ('123.<hash>.js'); undefined for other names. */
export function parseIntegrity(file: string): string | undefined {
  const hash = /\.([\w-]{43})\.js(\?|$)/.exec(file)?.[1];
  return hash && `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=`;
}

/**
 * Whether a file that failed to load is available but differs from the released one. A script element does not report the
 * cause, so the file is fetched again, until `deadline`. `integrity` ('sha384-…') is needed for a file without a hash in its name.
 */
async function failsIntegrityCheck(file: string, integrity: string | undefined, deadline: AbortSignal): Promise<boolean> {
  if (!integrity) return false;
  try {
    const response = await fetch(file, { signal: deadline });
    if (!response.ok) return false;
    const [algorithm = '', expected] = integrity.split(/-(.+)/);
    const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), await response.arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(digest))) !== expected;
  } catch {
    return false;
  }
}

/** Webpack's error for a chunk that did not load. */
interface ChunkError {
  /** URL of the chunk. */
  request?: string;
  /** 'timeout' after the build's `chunkLoadTimeout`. */
  type?: string;
}

const toChunkError = (cause: unknown): ChunkError => Object(cause) as ChunkError;

/** Whether webpack gave up a chunk because no response arrived in time. */
export const isChunkTimeout = (cause: unknown) => toChunkError(cause).type === 'timeout';

/**
 * Finds out why code did not load: no response arrived before the deadline, a file differs from the release, or neither.
 * `entry` is the file when the error names no chunk.
 */
export async function findLoadError(
  cause: unknown,
  deadline: AbortSignal,
  entry?: { url: string; integrity: string },
): Promise<'timeout' | 'integrity' | undefined> {
  if (deadline.aborted || isChunkTimeout(cause)) return 'timeout';
  const chunk = toChunkError(cause).request;
  const [file = '', integrity] = chunk ? [chunk, parseIntegrity(chunk)] : [entry?.url, entry?.integrity];
  return (await failsIntegrityCheck(file, integrity, deadline)) ? 'integrity' : undefined;
}
