import { parseIntegrity } from './parse-integrity';

/**
 * Returns 'integrity' when a file that failed to load is available but differs from the released one. A script element does not
 * report the cause, so the file is fetched again, until `deadline`: the chunk that webpack's error names, or else the entry.
 */
export async function findModifiedFile(
  cause: unknown,
  deadline: AbortSignal,
  entry?: { url: string; integrity: string },
): Promise<'integrity' | undefined> {
  const { request: chunk } = Object(cause) as { request?: string };
  const { url, integrity } = chunk ? { url: chunk, integrity: parseIntegrity(chunk) } : (entry ?? {});
  if (!url || !integrity) return undefined;
  const response = await fetch(url, { signal: deadline });
  if (!response.ok) return undefined;
  const [algorithm = '', expected] = integrity.split(/-(.+)/);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected ? undefined : 'integrity';
}
