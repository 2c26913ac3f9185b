/** Parts of a pattern such as '/tests/:page?', '/docs/:identifier/new', '/providers/*' as a regular expression. */
function expression(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (/^:.*\?$/.test(part)) return '(?:/[^/]+)?';
    return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.+^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

/** More fixed words win over fewer; a wildcard loses to all. */
const rank = (pattern: string) =>
  pattern.split('/').reduce((sum, part) => sum + (part === '*' ? -5 : part.startsWith(':') ? 1 : part ? 10 : 0), 0);

/** Whether a path is one of a pattern's (react-router's syntax, as far as remotes use it). */
export const matchesUrl = (pattern: string, path: string) => expression(pattern).test(path);

/** The most specific of the patterns that a path is one of; undefined when none is. */
export function bestMatch<Entry>(entries: Entry[], pattern: (entry: Entry) => string, path: string): Entry | undefined {
  return entries.filter((entry) => matchesUrl(pattern(entry), path)).sort((one, other) => rank(pattern(other)) - rank(pattern(one)))[0];
}
