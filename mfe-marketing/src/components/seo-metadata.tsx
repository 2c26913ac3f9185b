import { toAbsoluteUrl } from '../content/absolute-url';
import { type SchemaObject } from '../content/structured-data';

/** Serializes data without '<', so that no text can close the script element. */
const json = (structuredData: readonly SchemaObject[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': structuredData }).replace(/</g, '\\u003c');

interface SeoMetadataProps {
  /** Canonical URL of the page. */
  path: string;
  /**
   * Built only without a document, when a release prerenders the page. The condition stands at each call, because the
   * bundler then leaves the data out of the browser's script.
   */
  structuredData: false | readonly SchemaObject[];
}

/** Renders the canonical URL, which React moves into the head, and structured data for search engines. */
export function SeoMetadata({ path, structuredData }: SeoMetadataProps) {
  return (
    <>
      <link rel="canonical" href={toAbsoluteUrl(path)} />
      {typeof document === 'undefined' && structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(structuredData) }} />
      )}
    </>
  );
}
