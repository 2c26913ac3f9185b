import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

/** A remote that this tab loads from another site, such as a developer's machine. */
export interface Override {
  remote: string;
  /** Origin of a site that has the remote released, such as 'http://localhost:3000'. */
  site: string;
}

const key = 'scanharbor.override';

function parseOverride(text: string): Override | undefined {
  const [, remote, site] = /^(mfe-[a-z-]+)@(https?:\/\/[^/]+)\/?$/.exec(text) ?? [];
  return remote && site ? { remote, site } : undefined;
}

/**
 * Reads the overrides of this tab from '?remote=mfe-marketing@http://localhost:3000' (repeatable) or from session storage. URL
 * parameters replace the stored ones and are removed from the URL.
 */
export function readOverrides(): Override[] {
  const url = new URL(location.href);
  const parameters = url.searchParams.getAll('remote');
  if (parameters.length > 0) {
    tabStorage.setItem(key, JSON.stringify(parameters));
    url.searchParams.delete('remote');
    history.replaceState(history.state, '', url);
  }
  const stored = JSON.parse(tabStorage.getItem(key) ?? '[]') as string[];
  return stored.map(parseOverride).filter((override) => override !== undefined);
}

/** Clears the overrides of this tab and reloads the released page. */
export function clearOverrides() {
  tabStorage.removeItem(key);
  location.reload();
}
