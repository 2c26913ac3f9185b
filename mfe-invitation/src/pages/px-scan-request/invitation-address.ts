/** A hash in the address as a query string; undefined without one (IN-002). */
export function hashAsQuery(search: string, hash: string): string | undefined {
  const words = hash.replace(/^#[/!?&]*/, '');
  if (words === '') return undefined;
  return search.length > 1 ? `${search}&${words}` : `?${words}`;
}
