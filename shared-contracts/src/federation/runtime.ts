import { type ModuleFactory, type SharedModule, type ShareScope } from './share-scope';

/**
 * How a build uses a shared module: the range as complete comparators ('>=19.3.1 <20.0.0-0'), which the build writes, so that no page
 * has to parse the short forms; `fallback` loads its own copy, or throws when it has none.
 */
interface Consumed {
  shareKey: string;
  requiredVersion: string;
  fallback: () => ModuleFactory | Promise<ModuleFactory>;
}

type ModuleId = string | number;

/** Parts of webpack's runtime that Module Federation's build plugin passes on. @internal */
export interface WebpackRequire {
  /** Module factories and module instances. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  /** Share scopes. */
  S: { default?: ShareScope };
  federation: { initOptions: { shared: Record<string, SharedModule[]> } };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, Consumed> };
}

interface Consumer {
  webpackRequire: WebpackRequire;
  /** Ids of loading modules, and 0 for loaded ones. */
  installedModules: Record<ModuleId, Promise<void> | 0>;
}

/** A release and a range that ends at a later major and begins in its own: the range accepts all releases of this major. */
const sameMajor = /^([1-9]\d*)\.[\d.]+ >=\1\.[\d.]+ <\d+\.0\.0-0$/;

/**
 * Returns the offer in the page that a range accepts. All ranges of this suite's own builds are of one form, which needs no network;
 * the comparison of other ranges, or of several unused versions, is loaded for them. `problem` is the message when none fits.
 */
function takeOffer(versions: Record<string, SharedModule>, range: string, problem: string): ModuleFactory | Promise<ModuleFactory> {
  const take = (offer: SharedModule | undefined) => {
    if (!offer) throw new Error(problem);
    offer.loaded = true;
    return offer.get();
  };
  const offers = Object.values(versions);
  const only = offers[1] ? offers.find(({ loaded }) => loaded) : offers[0];
  if (only && sameMajor.test(`${only.version} ${range}`)) return take(only);
  return import('./choose-offer').then(({ chooseOffer }) => take(chooseOffer(versions, range)));
}

function factoryOf({ S, consumesLoadingData }: WebpackRequire, id: ModuleId): ModuleFactory | Promise<ModuleFactory> {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!consumed) throw new Error(`Module ${id} is not shared`);
  const { shareKey, requiredVersion, fallback } = consumed;
  const versions = S.default?.[shareKey] ?? {};
  const offered = Object.keys(versions).join();
  return offered ? takeOffer(versions, requiredVersion, `${shareKey} is ${offered} here, not ${requiredVersion}`) : fallback();
}

/** Registers a shared module with webpack. */
function registerModule({ m, c }: WebpackRequire, id: ModuleId, exportsOf: () => unknown) {
  m[id] = (module) => {
    // Webpack caches the exports of a module that threw; the next import must evaluate it again.
    delete c[id];
    module.exports = exportsOf();
  };
}

/** Registers the shared modules that a chunk uses; the remote's own copies load asynchronously and are added to `promises`. */
function consumes({
  webpackRequire,
  installedModules,
  chunkId,
  chunkMapping,
  promises,
}: Consumer & {
  chunkId: ModuleId;
  chunkMapping: Record<ModuleId, ModuleId[]>;
  promises: Promise<void>[];
}) {
  for (const id of chunkMapping[chunkId] ?? []) {
    const installed = installedModules[id];
    if (installed) promises.push(installed);
    if (installed !== undefined) continue;
    const settle = (factory: ModuleFactory) => {
      installedModules[id] = 0;
      registerModule(webpackRequire, id, factory);
    };
    const factory = factoryOf(webpackRequire, id);
    if (!(factory instanceof Promise)) {
      settle(factory);
      continue;
    }
    const arriving = factory.then(settle);
    arriving.catch(() => delete installedModules[id]);
    promises.push((installedModules[id] = arriving));
  }
}

/** Readies the shared modules that the first chunk uses: they are in the bundle, and looked up as they are used. */
function installInitialConsumes({ webpackRequire, initialConsumes }: Consumer & { initialConsumes: ModuleId[] }) {
  for (const id of initialConsumes) registerModule(webpackRequire, id, () => (factoryOf(webpackRequire, id) as ModuleFactory)());
}

/** Offers what a build shares to the containers that its page will load. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const offers = Object.entries(webpackRequire.federation.initOptions.shared);
  webpackRequire.S.default = Object.fromEntries(
    offers.map(([key, versions]) => [key, Object.fromEntries(versions.map((offer) => [offer.version, offer]))]),
  );
  return {};
}

/** Passes the page's share scope to a remote. */
function initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: WebpackRequire; shareScope: ShareScope }) {
  webpackRequire.S.default = shareScope;
}

/**
 * Module Federation at run time, as far as this suite goes: one page, one share scope, one version of each shared module
 * in use. The build plugin puts it into every bundle in place of the packaged runtime, which is ten times as
 * heavy, and calls it by these names.
 */
const federation = { runtime: {}, bundlerRuntime: { init, consumes, installInitialConsumes, initContainerEntry } };

export { federation as default };
