import { matchesUrl } from '../federation/match-url';

/** Landing paths of the scan services, which have a transparent header (SH-142). @internal */
export const scanLandingPaths = [
  '/mri',
  '/ct-scan',
  '/pet-scan',
  '/xray',
  '/ultrasound',
  '/mammogram',
  '/dexa',
  '/breastultrasound',
  '/nuclear',
  '/breastmri',
] as const;

export const isScanLanding = (pathname: string) => scanLandingPaths.some((path) => matchesUrl(path, pathname));

/** Returns the class of the page's root element on scan pages and on the home page; undefined elsewhere (SH-133). */
export function getLayoutClass(pathname: string): string | undefined {
  if (isScanLanding(pathname) || matchesUrl('/scans/*', pathname)) return 'scan-page';
  return matchesUrl('/home', pathname) ? 'home-page' : undefined;
}
