/** What is known of a chunk by its name, which ends in the hash of its content: '123.<hash>.js'; undefined for other names. */
export function integrityInName(file: string): string | undefined {
  const hash = /\.([\w-]{43})\.js$/.exec(file)?.[1];
  return hash && `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=`;
}

/**
 * Whether a file that a script element refused is there, but is not what was released. The element says neither, so it is
 * asked for again. Takes its address and, where its name does not say it, its integrity ('sha384-…').
 */
export async function isAltered(file: string, integrity = integrityInName(file)): Promise<boolean> {
  if (!integrity) return false;
  try {
    const answer = await fetch(file);
    if (!answer.ok) return false;
    const [algorithm = '', expected] = integrity.split(/-(.+)/);
    const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), await answer.arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(digest))) !== expected;
  } catch {
    return false;
  }
}

/** The file that an import failed on, as webpack's own error names it; undefined for other errors. */
export const failedFile = (cause: unknown) => (Object(cause) as { request?: string }).request;
