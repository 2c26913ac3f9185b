import { config } from '@scanharbor/shared-contracts';
import { toAbsoluteUrl } from '../content/absolute-url';
import { type ScanServiceSlug } from '../content/rates';
import { socialCards } from '../content/social-cards';
import { type SchemaObject } from '../content/structured-data';

/** Serializes data without '<', so that no text can close the script element. */
const json = (structuredData: readonly SchemaObject[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': structuredData }).replace(/</g, '\\u003c');

interface SeoMetadataProps {
  /** Canonical URL of the page. */
  path: string;
  /** Scan type whose picture other sites show beside a link to the page; by default the picture of the site. */
  card?: ScanServiceSlug | undefined;
  /**
   * Built only without a document, when a release prerenders the page. The condition stands at each call, because the
   * bundler then leaves the data out of the browser's script.
   */
  structuredData: false | readonly SchemaObject[];
}

/** Renders the canonical URL, which React moves into the head, and structured data for search engines. */
export function SeoMetadata({ path, card, structuredData }: SeoMetadataProps) {
  return (
    <>
      <link rel="canonical" href={toAbsoluteUrl(path)} />
      {/* Only an absolute URL works there, so the settings have to name the origin of the site. */}
      {typeof document === 'undefined' && config().siteUrl && (
        <meta property="og:image" content={toAbsoluteUrl(socialCards[card ?? 'site'])} />
      )}
      {typeof document === 'undefined' && structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(structuredData) }} />
      )}
    </>
  );
}
