import { type ModuleFactory, type SharedModule, type ShareScope } from './share-scope';

/** How a build uses a shared module; `fallback` loads its own copy, or throws when it has none. */
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

const major = (version: string) => /\d+/.exec(version)?.[0];

function factoryOf({ S, consumesLoadingData }: WebpackRequire, id: ModuleId): ModuleFactory | Promise<ModuleFactory> {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!consumed) throw new Error(`Module ${id} is not shared`);
  const { shareKey, requiredVersion, fallback } = consumed;
  const [offer] = Object.values(S.default?.[shareKey] ?? {});
  if (!offer) return fallback();
  // Within a major version the shell's is good for all: a remote need not wait for the shell to take up a patch.
  if (major(offer.version) !== major(requiredVersion)) throw new Error(`${shareKey} is ${offer.version} here, not ${requiredVersion}`);
  return offer.get();
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
 * Module Federation at run time, as far as this suite goes: one page, one share scope, one version of each shared module,
 * offered by the shell. The build plugin puts it into every bundle in place of the packaged runtime, which is ten times as
 * heavy, and calls it by these names.
 */
const federation = { runtime: {}, bundlerRuntime: { init, consumes, installInitialConsumes, initContainerEntry } };

export { federation as default };
