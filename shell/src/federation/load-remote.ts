import { contractVersion, type RemoteModule } from '@scanharbor/shared-contracts';
import { acceptsContract } from './accepts-contract';
import { type Composition } from './composition';
import { RemoteFault } from './fault';
import { failedFile, isAltered } from './file-integrity';
import { loadEntry } from './load-entry';

const globalName = (remote: string) => remote.replaceAll('-', '_');

/** Makes the loader of a composition. It may be asked again after a failure: nothing of the failure sticks. */
export function createRemoteLoader(composition: Composition) {
  const loaded = new Map<string, Promise<RemoteModule>>();

  async function fetchRemote(name: string): Promise<RemoteModule> {
    const version = composition[name];
    if (!version) throw new RemoteFault('entry', name, 'none');
    const { url, metadata, extras } = version;
    if (!acceptsContract(extras.scanharbor.contract, contractVersion)) throw new RemoteFault('contract', name, metadata.version);
    try {
      const container = await loadEntry({ name: globalName(name), url, integrity: metadata.integrity });
      const module = (await container.get('./routes'))() as RemoteModule | undefined;
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
