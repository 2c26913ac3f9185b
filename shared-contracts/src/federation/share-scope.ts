/** Gives the exports of a module; it runs at the first call. */
export type Factory = () => unknown;

/** A shared module as one build offers it to others, in the form of Module Federation's containers. */
export interface Offer {
  version: string;
  get: () => Factory | Promise<Factory>;
}

/** What a page shares: a module's name, then its version. */
export type ShareScope = Record<string, Record<string, Offer>>;

/** The entry of a remote, as webpack builds it. */
export interface Container {
  /** Takes what the page shares; once, before any `get`. */
  init(scope: ShareScope): unknown;
  /** The factory of an exposed module; rejects when a chunk of it did not arrive. */
  get(module: string): Promise<Factory>;
}
