import { brand, type RemoteModule, type RemoteRoute, type RouteHandle } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { getRate, scanServiceSlugs } from './content/rates';
import { defaultScan, isScan, scanNames, withArticle } from './content/scans/scan-names';

const open = (title: RouteHandle['title'], description: RouteHandle['description'], rest: Partial<RouteHandle> = {}): RouteHandle => ({
  access: 'public',
  layout: 'site',
  title,
  description,
  ...rest,
});

const landing = () => import('./pages/landing/landing-page');
const doctor = () => import('./pages/docs/identifier/doctor-page');
const moved = () => import('./pages/moved/moved-page');
const shortArticle = () => import('./pages/short-article/short-article-page');
const terms = () => import('./pages/terms/terms-page');

const landingHandle: RouteHandle = {
  access: 'public',
  layout: 'site',
  description: `Book over 200 kinds of medical scans at imaging centers near you with ${brand.name}. Know the price first, by insurance or with self-pay.`,
};

const scanOf = (slug: string | undefined) => scanNames[isScan(slug) ? slug : defaultScan];

function scanDescription({ name, type }: ReturnType<typeof scanOf>) {
  const rate = getRate(type);
  const price = rate
    ? `, usually ${formatDollars(rate.productRate)} with self-pay against a market rate of ${formatDollars(rate.marketRate)}`
    : '';
  return `${name}: what it shows, how to prepare, how long it takes and what it costs${price}.`;
}

/** Titles of the articles, apart from their texts, which only their page loads. */
const blogTitles: Partial<Record<string, string>> = {
  'mri-or-ct': 'MRI or CT: which one did my doctor mean?',
  'self-pay-rate': 'What a self-pay rate includes',
  contrast: 'Getting ready for a scan with contrast',
  'narrow-spaces': 'Afraid of narrow spaces?',
};

const readers: Partial<Record<string, string>> = { providers: 'Providers', referrings: 'Referring Doctors' };
const readerOf = (termsFor: string | undefined) => readers[termsFor ?? ''] ?? 'Patients';

/** The services pages have fixed paths, so that no path of one segment collides with another page (D15). */
const services: RemoteRoute[] = scanServiceSlugs.map((slug) => ({
  path: `/${slug}`,
  handle: open(
    `Book ${withArticle(scanNames[slug].name)} near you`,
    `What ${withArticle(scanNames[slug].name)} costs, how to prepare and how to book one at an imaging center near you.`,
  ),
  page: () => import('./pages/scan-type/scan-services-page'),
}));

export const routes: RemoteRoute[] = [
  { path: '/', handle: { ...landingHandle, guestsOnly: 'unless-requesting' }, page: landing },
  { path: '/napp-old', handle: { ...landingHandle, guestsOnly: 'always' }, page: landing },
  {
    path: '/napp',
    handle: open('Your doctor', 'Imaging centers near you, and a request for the scan that your doctor ordered.'),
    page: doctor,
  },
  {
    path: '/refer',
    handle: open('Refer a doctor', 'Tell us about a doctor who should know about us, and the imaging centers they prefer.'),
    page: () => import('./pages/refer/refer-page'),
  },
  {
    path: '/doctor_search',
    handle: open('Find a doctor', 'Find doctors who refer patients for scans, by ZIP code and specialty.'),
    page: () => import('./pages/doctor_search/doctor-search-page'),
  },
  {
    path: '/docs/:identifier',
    handle: open('Your doctor', 'Imaging centers near you, and a request for the scan that your doctor ordered.'),
    page: doctor,
  },
  {
    path: '/docs/:identifier/new',
    handle: open('Request a scan', 'Request the scan that your doctor ordered.'),
    page: () => import('./pages/docs/identifier/new/request-page'),
  },
  {
    path: '/about',
    handle: open('About us', `Why ${brand.name} exists, what we do, and how to reach us.`),
    page: () => import('./pages/about/about-page'),
  },
  {
    path: '/accreditation',
    handle: open('Accreditation', 'What accreditation says about an imaging center, and what we ask of ours.'),
    page: shortArticle,
  },
  {
    path: '/baa',
    handle: open('Business associate agreement', `How ${brand.name} handles protected health information for centers and practices.`),
    page: shortArticle,
  },
  {
    path: '/organizations',
    handle: open('For organizations', 'Affordable scans for employers, clinics, health plans and charities.'),
    page: () => import('./pages/organizations/organizations-page'),
  },
  {
    path: '/partner',
    handle: open('For imaging centers', 'Fill open slots with patients who have a prescription and offer several times.', {
      guestsOnly: 'always',
    }),
    page: () => import('./pages/partner/partner-page'),
  },
  {
    path: '/privacy',
    handle: open('Privacy', `What ${brand.name} knows about you, why, who sees it, and what you can ask of us.`),
    page: () => import('./pages/privacy/privacy-page'),
  },
  {
    path: '/security',
    handle: open('Security', 'How we keep health and payment data safe.'),
    page: shortArticle,
  },
  {
    path: '/blog/:article',
    handle: open(({ article }) => blogTitles[article ?? ''] ?? 'Blog', 'Plain answers about scans: how to prepare and what they cost.'),
    page: () => import('./pages/blog/blog-page'),
  },
  { path: '/patients', handle: open('How it works', ''), page: moved },
  {
    path: '/how-it-works',
    handle: open('How it works', 'From the prescription to the scan, in four short steps.'),
    page: () => import('./pages/how-it-works/how-it-works-page'),
  },
  { path: '/pricing', handle: open('Scans & prices', ''), page: moved },
  { path: '/terms', handle: open('Terms for Patients', `What you may expect of ${brand.name}, and what we expect of you.`), page: terms },
  {
    path: '/terms/:termsFor',
    handle: open(
      ({ termsFor }) => `Terms for ${readerOf(termsFor)}`,
      ({ termsFor }) => `What applies between ${brand.name} and its ${readerOf(termsFor).toLowerCase()}.`,
    ),
    page: terms,
  },
  {
    path: '/scans',
    handle: open('Scans & prices', 'What MRI, CT, ultrasound and other scans cost here, beside the market rate.'),
    page: () => import('./pages/scans/scans-page'),
  },
  {
    path: '/scans/:scanType',
    handle: open(
      ({ scanType }) => `${scanOf(scanType).name}: what to know`,
      ({ scanType }) => scanDescription(scanOf(scanType)),
    ),
    page: () => import('./pages/scans/scan-type/scan-info-page'),
  },
  ...services,
];

export const languages: RemoteModule['languages'] = {
  es: () => import(/* webpackChunkName: 'spanish' */ './spanish'),
};
