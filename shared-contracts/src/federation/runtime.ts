import { type Factory, type Offer, type ShareScope } from './share-scope';

/** What a build says of a shared module that it uses; `fallback` gives its own copy, or throws when it has none. */
interface Consumed {
  shareKey: string;
  requiredVersion: string;
  fallback: () => Factory | Promise<Factory>;
}

type ModuleId = string | number;

/** The parts of webpack's own runtime that Module Federation's build plugin hands over. */
export interface WebpackRequire {
  /** Modules, and what was made of them. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  /** Share scopes. */
  S: { default?: ShareScope };
  federation: { initOptions: { shared: Record<string, Offer[]> } };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, Consumed> };
}

interface Consumer {
  webpackRequire: WebpackRequire;
  /** Ids of modules on their way, and 0 for those in place. */
  installedModules: Record<ModuleId, Promise<void> | 0>;
}

const major = (version: string) => /\d+/.exec(version)?.[0];

function factoryOf({ S, consumesLoadingData }: WebpackRequire, id: ModuleId): Factory | Promise<Factory> {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!consumed) throw new Error(`Module ${id} is not shared`);
  const { shareKey, requiredVersion, fallback } = consumed;
  const [offer] = Object.values(S.default?.[shareKey] ?? {});
  if (!offer) return fallback();
  // Within a major version the shell's is good for all: a remote need not wait for the shell to take up a patch.
  if (major(offer.version) !== major(requiredVersion)) throw new Error(`${shareKey} is ${offer.version} here, not ${requiredVersion}`);
  return offer.get();
}

/** Puts a shared module where webpack looks for it. */
function place({ m, c }: WebpackRequire, id: ModuleId, exportsOf: () => unknown) {
  m[id] = (module) => {
    // Webpack keeps what a module exported before it threw; the next asker must try again.
    delete c[id];
    module.exports = exportsOf();
  };
}

/** Readies the shared modules that a chunk uses; those of a copy of its own are waited for in `promises`. */
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
    const known = installedModules[id];
    if (known) promises.push(known);
    if (known !== undefined) continue;
    const settle = (factory: Factory) => {
      installedModules[id] = 0;
      place(webpackRequire, id, factory);
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
  for (const id of initialConsumes) place(webpackRequire, id, () => (factoryOf(webpackRequire, id) as Factory)());
}

/** Offers what a build shares to the containers that its page will load. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const offers = Object.entries(webpackRequire.federation.initOptions.shared);
  webpackRequire.S.default = Object.fromEntries(
    offers.map(([key, versions]) => [key, Object.fromEntries(versions.map((offer) => [offer.version, offer]))]),
  );
  return {};
}

/** Takes what the page shares into a remote. */
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
