/** A remote that one browser tab takes from another site than its own, such as a developer's machine. */
export interface Override {
  remote: string;
  /** Origin of a site that has the remote released, such as 'http://localhost:3000'. */
  site: string;
}

const key = 'scanharbor.override';

function read(words: string): Override | undefined {
  const [, remote, site] = /^(mfe-[a-z-]+)@(https?:\/\/[^/]+)\/?$/.exec(words) ?? [];
  return remote && site ? { remote, site } : undefined;
}

/**
 * The overrides of this tab, from '?remote=mfe-marketing@http://localhost:3000' (any number of them) or from an earlier
 * page of it. What the address says takes the place of what was kept, and leaves the address.
 */
export function wantedOverrides(): Override[] {
  const address = new URL(location.href);
  const given = address.searchParams.getAll('remote');
  if (given.length > 0) {
    sessionStorage.setItem(key, JSON.stringify(given));
    address.searchParams.delete('remote');
    history.replaceState(history.state, '', address);
  }
  const words = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  return words.map(read).filter((override) => override !== undefined);
}

/** Ends the overrides of this tab: the page comes anew, as released. */
export function clearOverrides() {
  sessionStorage.removeItem(key);
  location.reload();
}
