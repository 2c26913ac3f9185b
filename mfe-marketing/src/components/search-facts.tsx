import { absolute } from '../content/absolute';
import { type Thing } from '../content/structured-data';

/** Ends no script element, whatever the texts hold. */
const json = (things: readonly Thing[]) => JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');

interface SearchFactsProps {
  /** The page's one address. */
  path: string;
  things: readonly Thing[];
}

/** What search engines are told of a page: its canonical address, which React puts into the head, and structured data, which no browser runs. */
export function SearchFacts({ path, things }: SearchFactsProps) {
  return (
    <>
      <link rel="canonical" href={absolute(path)} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(things) }} />
    </>
  );
}
