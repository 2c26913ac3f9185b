/** Returns the exports of a module; the module runs at the first call. */
export type ModuleFactory = () => unknown;

/** A shared module as one build offers it to others, in the form of Module Federation's containers. */
export interface SharedModule {
  version: string;
  get: () => ModuleFactory | Promise<ModuleFactory>;
  /** Whether the page uses this version; set at its first use. */
  loaded?: boolean;
}

/** Modules that a page shares, by name and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** The entry of a remote, as webpack builds it. */
export interface Container {
  /** Receives the page's share scope; called once, before any `get`. */
  init(scope: ShareScope): unknown;
  /** The factory of an exposed module; rejects when a chunk of it did not arrive. */
  get(module: string): Promise<ModuleFactory>;
}
