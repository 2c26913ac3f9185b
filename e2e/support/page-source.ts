/** A page as the server sends it, without running its scripts. */
export interface PageSource {
  h1: string[];
  title: string;
  description: string;
  canonical: string[];
  /** Types in its structured data. */
  types: string[];
  /** Text of the main element. */
  text: string;
  /** Links into the site, as written in the HTML. */
  links: string[];
  ids: string[];
}

const findAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const toText = (html: string) =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Parses a page's HTML. Returns undefined for a page that renders in the browser only. */
export function readPage(html: string): PageSource | undefined {
  const [main] = findAll(html, /<main\b[^>]*>([^]*?)<\/main>/g);
  if (main === undefined) return undefined;
  const graphs = findAll(html, /<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return {
    h1: findAll(main, /<h1\b[^>]*>([^]*?)<\/h1>/g).map(toText),
    title: findAll(html, /<title>([^]*?)<\/title>/g)[0] ?? '',
    description: findAll(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: findAll(html, /<link[^>]* rel="canonical" href="([^"]*)"/g),
    types: graphs.flatMap((graph) => (JSON.parse(graph) as { '@graph': { '@type': string }[] })['@graph'].map((item) => item['@type'])),
    text: toText(main),
    links: findAll(html, /<a\b[^>]* href="(\/[^"]*)"/g),
    ids: findAll(html, /\sid="([^"]+)"/g),
  };
}
