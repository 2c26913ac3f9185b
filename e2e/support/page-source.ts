/** A page as it is sent, read without running any of its scripts. */
export interface PageSource {
  h1: string[];
  title: string;
  description: string;
  canonical: string[];
  /** Types of what its structured data describes. */
  things: string[];
  /** Words of the main part. */
  words: string;
  /** Links into the site, as they are written. */
  links: string[];
  ids: string[];
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const text = (html: string) =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a page's HTML; undefined when it holds no text of its own and draws itself in the browser. */
export function readPage(html: string): PageSource | undefined {
  const [main] = all(html, /<main\b[^>]*>([^]*?)<\/main>/g);
  if (main === undefined) return undefined;
  const graphs = all(html, /<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return {
    h1: all(main, /<h1\b[^>]*>([^]*?)<\/h1>/g).map(text),
    title: all(html, /<title>([^]*?)<\/title>/g)[0] ?? '',
    description: all(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: all(html, /<link[^>]* rel="canonical" href="([^"]*)"/g),
    things: graphs.flatMap((graph) => (JSON.parse(graph) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type'])),
    words: text(main),
    links: all(html, /<a\b[^>]* href="(\/[^"]*)"/g),
    ids: all(html, /\sid="([^"]+)"/g),
  };
}
