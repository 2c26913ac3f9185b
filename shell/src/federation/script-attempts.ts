declare global {
  /** Requests of scripts so far, by URL. Each bundle's runtime counts its chunks here (`chunk-retry-plugin.ts`). */
  var scriptAttempts: Record<string, number> | undefined;
}

/** A browser joins a second request for a URL to one that hangs, so each retry has its own URL. */
export function toRequestUrl(url: string): string {
  const attempts = (globalThis.scriptAttempts ??= {});
  const retries = attempts[url] ?? 0;
  attempts[url] = retries + 1;
  return retries === 0 ? url : `${url}?retry=${retries}`;
}
