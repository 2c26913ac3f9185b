import { matchesUrl } from '../federation/match-url';

/** Landing paths of the scan services: the header changes there (SH-142). */
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

/** Class of the page's root element on scan pages and on the home page; undefined elsewhere (SH-133). */
export function layoutClass(pathname: string): string | undefined {
  if (isScanLanding(pathname) || matchesUrl('/scans/*', pathname)) return 'scan-page';
  return matchesUrl('/home', pathname) ? 'home-page' : undefined;
}
