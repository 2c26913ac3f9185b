/** Returns the query string with the parameters of the hash (IN-002); undefined for a hash without any, such as #main. */
export function parseHashQuery(search: string, hash: string): string | undefined {
  const query = hash.replace(/^#[/!?&]*/, '');
  if (!query.includes('=')) return undefined;
  return search.length > 1 ? `${search}&${query}` : `?${query}`;
}
