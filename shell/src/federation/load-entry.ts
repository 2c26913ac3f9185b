import { type Container, type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';
import { raceAbort } from '../race-abort';

/** The share scope of the build, under webpack's name. */
declare const __webpack_share_scopes__: { default: ShareScope };

interface Entry {
  /** Global variable that the script sets. */
  name: string;
  url: string;
  /** 'sha384-…' from the registry. */
  integrity: string;
}

const containers = globalThis as unknown as Record<string, Container | undefined>;

/** Requests so far, by URL. */
const attempts = new Map<string, number>();

/** A browser joins a second request for a URL to one that hangs, so each retry has its own URL. */
function toRequestUrl(url: string): string {
  const retries = attempts.get(url) ?? 0;
  attempts.set(url, retries + 1);
  return retries === 0 ? url : `${url}?retry=${retries}`;
}

function runScript({ url, integrity }: Entry, deadline: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = toRequestUrl(url);
  script.integrity = integrity;
  // The same mode as the page's preload; another mode would fetch the file twice.
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  });
  return raceAbort(deadline, loaded).finally(() => script.remove());
}

/**
 * Loads a remote's entry and initializes its container. Rejects at the deadline, and when the script does not load, throws, or
 * differs from the release.
 */
export async function loadEntry(entry: Entry, deadline: AbortSignal): Promise<Container> {
  // A container of a previous attempt must not count as the result of this one.
  containers[entry.name] = undefined;
  await runScript(entry, deadline);
  const container = containers[entry.name];
  if (!container) throw new Error(`${entry.url} defines no remote`);
  container.init(__webpack_share_scopes__.default);
  return container;
}
