import { config } from '@scanharbor/shared-contracts';

/** A path as search engines want it: with the site's origin. While a page is drawn at release without one it stays a path. */
export const absolute = (path: string): string =>
  `${config().siteUrl || (typeof window === 'undefined' ? '' : window.location.origin)}${path}`;
