import { hasStoredDraft } from '../session/drafts-storage';

/** When the first screen of a visitor differs from a prerendered page: with one of these, or without one of the required parameters. */
export interface PrerenderedUnless {
  /** Query parameters of the URL. */
  params?: readonly string[];
  /** Required query parameters of the URL. */
  without?: readonly string[];
  /** Drafts of the tab; 'invitation:' for all whose key begins with it. */
  drafts?: readonly string[];
  /** Keys in local storage. */
  storage?: readonly string[];
}

/** Whether this visitor's first screen differs from the prerendered page. */
export function startsDifferently({ params = [], without = [], drafts = [], storage = [] }: PrerenderedUnless): boolean {
  const query = new URLSearchParams(location.search);
  try {
    return (
      params.some((name) => query.has(name)) ||
      !without.every((name) => query.has(name)) ||
      hasStoredDraft(drafts) ||
      storage.some((key) => localStorage.getItem(key) !== null)
    );
  } catch {
    // A browser that forbids storage has no draft.
    return false;
  }
}
