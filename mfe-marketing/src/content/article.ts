import { type Thing } from './structured-data';

/** Who must approve a text before it counts as final. */
export type Review = 'clinician' | 'counsel';

export interface ArticleSection {
  /** Anchor of the section: '/how-it-works#paying'. */
  id: string;
  heading: string;
  text?: readonly string[];
  list?: readonly string[];
}

/** A page of words: content without any component. */
export interface Article {
  /** The one address of the page. */
  path: string;
  title: string;
  lead: string;
  /** Set until the named profession has approved the text. */
  review?: Review;
  sections: readonly ArticleSection[];
  /** What schema.org calls it, when it is more than a page of words. */
  things?: readonly Thing[];
  /** What to do next: links into the site. */
  next?: readonly { label: string; to: string }[];
}
