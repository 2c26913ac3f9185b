/** A hash that holds parameters as a query string (IN-002); undefined for none, and for a place on the page such as #main. */
export function hashAsQuery(search: string, hash: string): string | undefined {
  const words = hash.replace(/^#[/!?&]*/, '');
  if (!words.includes('=')) return undefined;
  return search.length > 1 ? `${search}&${words}` : `?${words}`;
}
