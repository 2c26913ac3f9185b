import { type Container, type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';

/** What the build shares with the page, under webpack's own name for it. */
declare const __webpack_share_scopes__: { default: ShareScope };

const timeoutMs = 15_000;

interface Entry {
  /** Global variable that the script sets. */
  name: string;
  url: string;
  /** 'sha384-…', as the registry vouches for it. */
  integrity: string;
}

const containers = globalThis as unknown as Record<string, Container | undefined>;

function runScript({ url, integrity }: Entry): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  // Asked for in the same mode as the page's preload, or it would be fetched twice.
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${url} did not come`));
    const timer = setTimeout(fail, timeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}

/** A remote's entry, ready to give its modules. Rejects when the script does not come, throws, or is not what was released. */
export async function loadEntry(entry: Entry): Promise<Container> {
  // What an earlier attempt left must not pass for this one's.
  containers[entry.name] = undefined;
  await runScript(entry);
  const container = containers[entry.name];
  if (!container) throw new Error(`${entry.url} is no remote`);
  container.init(__webpack_share_scopes__.default);
  return container;
}
