import { config } from '@scanharbor/shared-contracts';

/** Returns a path with the origin of the site, for search engines. A prerendered page without an origin gets the path only. */
export const toAbsoluteUrl = (path: string): string =>
  `${config().siteUrl || (typeof window === 'undefined' ? '' : window.location.origin)}${path}`;
