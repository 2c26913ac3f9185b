import { paths } from '@scanharbor/shared-contracts';
import { scanServiceSlugs } from './rates';
import { scanNames, type ScanSlug } from './scans/scan-names';
import { blogArticles } from './articles/blog';
import { termsReaders } from './articles/terms';

/** Public pages without dynamic data, which the release prerenders. */
export const prerenderedPaths: readonly string[] = [
  paths.landing(),
  paths.about(),
  paths.accreditation(),
  paths.baa(),
  paths.organizations(),
  paths.partner(),
  paths.privacy(),
  paths.security(),
  paths.howItWorks(),
  paths.terms(),
  ...termsReaders.map((reader) => paths.terms(reader)),
  paths.scans(),
  ...(Object.keys(scanNames) as ScanSlug[]).map((slug) => paths.scanInfo(slug)),
  ...scanServiceSlugs.map((slug) => paths.scanServices(slug)),
  ...blogArticles.map(({ path }) => path),
  paths.refer(),
  paths.doctorSearch(),
];
