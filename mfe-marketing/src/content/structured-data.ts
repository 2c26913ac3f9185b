import { brand, paths } from '@scanharbor/shared-contracts';
import { absolute } from './absolute';

/** An object of schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown> & { '@type': string }>;

interface PageWords {
  title: string;
  lead: string;
  path: string;
}

const organization: Thing = { '@type': 'Organization', name: brand.name, email: brand.careTeamEmail };

/** What a page is about, for search engines; `more` says what kind of page it is and what it holds. */
export const webPage = ({ title, lead, path }: PageWords, more: Partial<Thing> = {}): Thing => ({
  '@type': 'WebPage',
  name: title,
  description: lead,
  url: absolute(path),
  inLanguage: 'en-US',
  publisher: organization,
  ...more,
});

/** Who runs the site, for the landing page. */
export const site = (lead: string): Thing => ({
  '@type': 'WebSite',
  name: brand.name,
  description: lead,
  url: absolute(paths.landing()),
  publisher: { ...organization, url: absolute(paths.landing()) },
});

/** The way from the scans' list to a page below it. */
export const breadcrumb = (...places: { label: string; to: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(to),
  })),
});

/** Links in their order. */
export const listOf = (links: readonly { label: string; to: string }[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: links.map(({ label, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, url: absolute(to) })),
});

/** Questions with their answers in plain text. */
export const questions = (items: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
