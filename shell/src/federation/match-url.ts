/** Converts a pattern such as '/tests/:page?', '/docs/:identifier/new' or '/providers/*' into a regular expression. */
function toExpression(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (/^:.*\?$/.test(part)) return '(?:/[^/]+)?';
    return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.+^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

/** A page matches each of its links with the same patterns: compiled anew each time, that took 50 ms of a first page. */
const expressions = new Map<string, RegExp>();

function getExpression(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? toExpression(pattern);
  expressions.set(pattern, expression);
  return expression;
}

/** Ranks patterns: more fixed segments win, a wildcard loses. */
const getRank = (pattern: string) =>
  pattern.split('/').reduce((sum, part) => sum + (part === '*' ? -5 : part.startsWith(':') ? 1 : part ? 10 : 0), 0);

/** Whether a path matches a pattern (the part of react-router's syntax that remotes use). */
export const matchesUrl = (pattern: string, path: string) => getExpression(pattern).test(path);

/** Returns the entry with the most specific matching pattern; undefined without a match. */
export function bestMatch<Entry>(entries: Entry[], pattern: (entry: Entry) => string, path: string): Entry | undefined {
  return entries
    .filter((entry) => matchesUrl(pattern(entry), path))
    .sort((one, other) => getRank(pattern(other)) - getRank(pattern(one)))[0];
}
