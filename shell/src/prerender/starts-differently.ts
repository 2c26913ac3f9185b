import { browserStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { hasStoredDraft } from '../session/drafts-storage';

/** When the first screen of a visitor differs from a prerendered page: with one of these. */
export interface PrerenderedUnless {
  /** Query parameters of the URL. */
  params?: readonly string[];
  /** Drafts of the tab. */
  drafts?: readonly string[];
  /** Keys in local storage. */
  storage?: readonly string[];
}

/** Whether this visitor's first screen differs from the prerendered page. */
export function startsDifferently({ params = [], drafts = [], storage = [] }: PrerenderedUnless): boolean {
  const query = new URLSearchParams(location.search);
  return params.some((name) => query.has(name)) || hasStoredDraft(drafts) || storage.some((key) => browserStorage.getItem(key) !== null);
}
