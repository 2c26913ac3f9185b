import { type Refusals, type SiteKeys } from './verify-registry';

/** The keys of the site and the result of the inline script, for the shell; missing in a page without signatures. */
export const page = globalThis as { siteKeys?: SiteKeys; refusals?: Promise<Refusals> };
