const key = 'scanharbor.set';

/** Returns the id of the set of versions in the URL, otherwise the one of this tab; null without one. */
export function readWantedSet(): string | null {
  try {
    return new URLSearchParams(location.search).get('set') ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a set for this tab and removes it from the URL, so that neither a link to a screen nor a sign-in passes it on. */
export function storeSet(id: string) {
  sessionStorage.setItem(key, id);
  const url = new URL(location.href);
  url.searchParams.delete('set');
  history.replaceState(history.state, '', url);
}

/** Returns this tab to the live site from the next page load on. */
export const leaveSet = () => sessionStorage.removeItem(key);
