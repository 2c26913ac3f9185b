import { contractVersion, type RemoteModule } from '@scanharbor/shared-contracts';
import { loadRemote as load, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { acceptsContract } from './accepts-contract';
import { type Composition } from './composition';
import { RemoteFault } from './fault';
import { failedFile, isAltered } from './file-integrity';

const entryTimeoutMs = 15_000;
const globalName = (remote: string) => remote.replaceAll('-', '_');

/** Makes the loader of a composition. It may be asked again after a failure: nothing of the failure sticks. */
export function createRemoteLoader(composition: Composition) {
  const integrity = new Map(Object.values(composition).map(({ url, metadata }) => [new URL(url, location.href).href, metadata.integrity]));
  const loaded = new Map<string, Promise<RemoteModule>>();

  registerPlugins([
    {
      name: 'guarded-entry',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const expected = integrity.get(new URL(url, location.href).href);
        if (!expected) throw new Error(`The registry does not vouch for ${url}`);
        script.integrity = expected;
        // Asked for in the same mode as the page's preload, or it would be fetched twice.
        if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
        return { script, timeout: entryTimeoutMs };
      },
    },
  ]);

  async function fetchRemote(name: string): Promise<RemoteModule> {
    const version = composition[name];
    if (!version) throw new RemoteFault('entry', name, 'none');
    const { url, metadata, extras } = version;
    if (!acceptsContract(extras.scanharbor.contract, contractVersion)) throw new RemoteFault('contract', name, metadata.version);
    try {
      // Forced, because a runtime that once failed on an entry keeps the failure.
      registerRemotes([{ name: globalName(name), entry: url, type: 'var', entryGlobalName: globalName(name) }], { force: true });
      const module = await load<RemoteModule>(`${globalName(name)}/routes`);
      if (!Array.isArray(module?.routes)) throw new TypeError('no routes in the module');
      return module;
    } catch (cause) {
      const part = failedFile(cause);
      const altered = await (part ? isAltered(part) : isAltered(url, metadata.integrity));
      throw new RemoteFault(altered ? 'integrity' : 'entry', name, metadata.version, { cause });
    }
  }

  /** The remote's module; several askers share one load, a failed load is forgotten. Rejects with `RemoteFault`. */
  return (name: string): Promise<RemoteModule> => {
    const known = loaded.get(name);
    if (known) return known;
    const attempt = fetchRemote(name);
    loaded.set(name, attempt);
    attempt.catch(() => loaded.delete(name));
    return attempt;
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
