import { type PictureName } from '../components/picture';
import { type ScanServiceSlug } from './rates';
import { type SchemaObject } from './structured-data';

/** Profession that must approve a text before it is final. */
export type Review = 'clinician' | 'counsel';

export interface ArticleSection {
  /** Anchor of the section: '/how-it-works#paying'. */
  id: string;
  heading: string;
  picture?: PictureName;
  text?: readonly string[];
  list?: readonly string[];
}

/** A text page: content without components. */
export interface Article {
  /** Canonical path of the page. */
  path: string;
  title: string;
  lead: string;
  /** Code of the language into which the text was translated. */
  language?: string;
  /** Scan type that the page is about: its picture is beside the title, and beside links to the page on other sites. */
  scanType?: ScanServiceSlug;
  /** Set until the named profession has approved the text. */
  review?: Review;
  sections: readonly ArticleSection[];
  /** Type in schema.org, when it is more specific than a web page. */
  structuredData?: readonly SchemaObject[];
  /** Next steps: links to other pages of the site. */
  next?: readonly { label: string; to: string }[];
}
