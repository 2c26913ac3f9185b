import { contractVersion, type RemoteModule } from '@scanharbor/shared-contracts';
import { acceptsContract } from './accepts-contract';
import { type Composition } from './composition';
import { RemoteError } from './remote-error';
import { findLoadError, loadUntil } from './load-error';
import { loadEntry } from './load-entry';
import { page } from './page-refusals';
import { toEntryKey } from './verify-registry';

const globalName = (remote: string) => remote.replaceAll('-', '_');

/** Creates the loader of a composition. A failed load stores no state, so a retry is possible. */
export function createRemoteLoader(composition: Composition) {
  const loaded = new Map<string, Promise<RemoteModule>>();

  async function fetchRemote(name: string, deadline: AbortSignal): Promise<RemoteModule> {
    const version = composition[name];
    if (!version) throw new RemoteError('entry', name, 'none');
    const { url, metadata, extras } = version;
    const { integrity } = metadata;
    const { contract, container } = extras.scanharbor;
    if (!acceptsContract(contract, contractVersion)) throw new RemoteError('contract', name, metadata.version);
    const refusal = (await page.refusals)?.get(toEntryKey(name, url));
    if (refusal) throw new RemoteError(refusal, name, metadata.version);
    try {
      const factory = await loadUntil(deadline, async () =>
        (await loadEntry({ name: globalName(name), url, integrity, container })).get('./routes'),
      );
      const module = factory() as RemoteModule | undefined;
      if (!Array.isArray(module?.routes)) throw new TypeError('no routes in the module');
      return module;
    } catch (cause) {
      const error = await findLoadError(cause, deadline, { url, integrity });
      throw new RemoteError(error ?? 'entry', name, metadata.version, { cause });
    }
  }

  /**
   * Loads a remote's module. Concurrent calls share one load and its deadline; a failed load is discarded. Rejects with
   * `RemoteError`.
   */
  return (name: string, deadline: AbortSignal): Promise<RemoteModule> => {
    const current = loaded.get(name);
    if (current) return current;
    const attempt = fetchRemote(name, deadline);
    loaded.set(name, attempt);
    attempt.catch(() => loaded.delete(name));
    return attempt;
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
