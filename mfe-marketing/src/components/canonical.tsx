/** Tells search engines the one address of a page; React puts it into the head. Takes a path. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={new URL(path, window.location.origin).href} />;
}
