import { brand, paths } from '@scanharbor/shared-contracts';
import { toAbsoluteUrl } from './absolute-url';

/** A schema.org object without its context. */
export type SchemaObject = Readonly<Record<string, unknown> & { '@type': string }>;

interface PageTexts {
  title: string;
  lead: string;
  path: string;
}

const organization: SchemaObject = { '@type': 'Organization', name: brand.name, email: brand.careTeamEmail };

/** Creates the description of a page for search engines; `more` adds the page type and its content. */
export const webPageSchema = ({ title, lead, path }: PageTexts, more: Partial<SchemaObject> = {}): SchemaObject => ({
  '@type': 'WebPage',
  name: title,
  description: lead,
  url: toAbsoluteUrl(path),
  inLanguage: 'en-US',
  publisher: organization,
  ...more,
});

/** Describes the company behind the site, for the landing page. */
export const websiteSchema = (lead: string): SchemaObject => ({
  '@type': 'WebSite',
  name: brand.name,
  description: lead,
  url: toAbsoluteUrl(paths.landing()),
  publisher: { ...organization, url: toAbsoluteUrl(paths.landing()) },
});

/** Describes an article of the blog. `date` is the day of publication, YYYY-MM-DD. */
export const blogPostSchema = ({ title, lead, path, date }: PageTexts & { date: string }): SchemaObject => ({
  '@type': 'BlogPosting',
  headline: title,
  description: lead,
  url: toAbsoluteUrl(path),
  datePublished: date,
  inLanguage: 'en-US',
  author: organization,
  publisher: organization,
});

/** Describes a scan with its price in full dollars. */
export const pricedScanSchema = ({ name, path, price }: { name: string; path: string; price: number }): SchemaObject => ({
  '@type': 'Service',
  name,
  serviceType: 'Medical imaging',
  provider: organization,
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    url: toAbsoluteUrl(path),
    description: 'Usual self-pay total without contrast, reading included',
  },
});

/** Creates the breadcrumbs from the list of scans to a page below it. */
export const breadcrumbSchema = (...links: { label: string; to: string }[]): SchemaObject => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: toAbsoluteUrl(to),
  })),
});

/** Creates a list of links in their order. */
export const itemListSchema = (links: readonly { label: string; to: string }[]): SchemaObject => ({
  '@type': 'ItemList',
  itemListElement: links.map(({ label, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, url: toAbsoluteUrl(to) })),
});

/** Creates questions with their answers in plain text. */
export const faqSchema = (items: readonly { question: string; answer: string }[]): SchemaObject => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
