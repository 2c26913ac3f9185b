import { type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';

/** Remotes that took a shared module, by its name. */
const uses = new Map<string, Set<string>>();

/** Returns a share scope that records each shared module that a remote, by its global name, reads. */
export const trackScope = (scope: ShareScope, remote: string): ShareScope =>
  new Proxy(scope, {
    get: (modules, key, receiver) => {
      if (typeof key === 'string' && key in modules) uses.set(key, (uses.get(key) ?? new Set()).add(remote.replaceAll('_', '-')));
      return Reflect.get(modules, key, receiver) as unknown;
    },
  });

/** A version of a shared module in the page. */
export interface SharedVersion {
  name: string;
  version: string;
  /** The bundle that offers it. */
  from: string;
  /** Whether the page uses this version; all bundles that use the module use the same one. */
  inUse: boolean;
  usedBy: string[];
}

/** The packaged runtime of other bundles states more than the suite's own. */
interface StandardOffer {
  from?: string;
  useIn?: string[];
}

/** Lists the share scope by name and version. */
export const listShared = (scope: ShareScope): SharedVersion[] =>
  Object.entries(scope).flatMap(([name, versions]) =>
    Object.values(versions).map((offer) => {
      const { from = 'shell', useIn = [] } = offer as StandardOffer;
      const inUse = offer.loaded === true;
      const own = inUse ? [...(uses.get(name) ?? [])] : [];
      return { name, version: offer.version, from, inUse, usedBy: [...new Set([...own, ...useIn])].sort() };
    }),
  );
