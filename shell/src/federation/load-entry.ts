import { type Container, type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';
import { inspector } from '../inspect/inspector';

/** The share scope of the build, under webpack's name. */
declare const __webpack_share_scopes__: { default: ShareScope };

interface Entry {
  /** Global variable that the script sets. */
  name: string;
  url: string;
  /** 'sha384-…' from the registry. */
  integrity: string;
  /** Set for a bundle with another federation runtime than the suite's: its entry is a script, or an ES module. */
  container?: 'script' | 'module' | undefined;
}

const containers = globalThis as unknown as Record<string, Container | undefined>;

/** Requests of scripts so far, by URL. Each bundle's runtime counts its chunks here (`chunk-retry-plugin.ts`). */
const page = globalThis as { scriptAttempts?: Record<string, number> };

/** A browser joins a second request for a URL to one that hangs, so each retry has its own URL. */
function toRequestUrl(url: string): string {
  const attempts = (page.scriptAttempts ??= {});
  const retries = attempts[url] ?? 0;
  attempts[url] = retries + 1;
  return retries === 0 ? url : `${url}?retry=${retries}`;
}

function runScript(src: string, integrity: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = src;
  script.integrity = integrity;
  // The same mode as the page's preload; another mode would fetch the file twice.
  if (!script.src.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * Loads a remote's entry and initializes its container. Rejects when the entry does not load, throws, or differs from the release.
 */
export async function loadEntry(entry: Entry): Promise<Container> {
  const scope = __webpack_share_scopes__.default;
  const src = toRequestUrl(entry.url);
  const host = entry.container && (await import(/* webpackChunkName: 'federation' */ './on-demand')).offerToAll(scope);
  // A container of a previous attempt must not count as the result of this one.
  containers[entry.name] = undefined;
  const module =
    entry.container === 'module' ? await host?.importEntry(src, entry.integrity) : void (await runScript(src, entry.integrity));
  const container = module ?? containers[entry.name];
  if (!container) throw new Error('no container');
  // Other runtimes state themselves what they use, and compare the scope's objects.
  await container.init((!entry.container && inspector.trackScope?.(scope, entry.name)) || scope);
  return container;
}
