/** The visitor's choice of a color scheme; 'system' follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

const key = 'scanharbor.appearance';

const changed = 'scanharbor:appearance';

const toAppearance = (value: string | null | undefined): Appearance => (value === 'light' || value === 'dark' ? value : 'system');

/** Returns the choice that applies to the document. */
export const getAppearance = (): Appearance => toAppearance(document.documentElement.dataset.scheme);

/** Returns the choice that this browser stored. */
export function readAppearance(): Appearance {
  try {
    return toAppearance(localStorage.getItem(key));
  } catch {
    return 'system';
  }
}

/** The browser computes its colors again for an attribute that is set, also to the same value. */
function setAttribute(element: Element | null, name: string, value: string) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Applies a choice to the document: `data-scheme` for the tokens, the page's color before its styles, and the color of the
 * browser's own bars. The page's first script calls it, so that the first paint has the right colors.
 */
export function applyAppearance(appearance: Appearance): void {
  const { documentElement: html } = document;
  if (appearance === 'system') delete html.dataset.scheme;
  else html.dataset.scheme = appearance;
  setAttribute(document.querySelector('meta[name=color-scheme]'), 'content', appearance === 'system' ? 'light dark' : appearance);
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = bar.dataset.barScheme ?? '';
    setAttribute(bar, 'media', appearance === 'system' ? `(prefers-color-scheme: ${scheme})` : appearance === scheme ? 'all' : 'not all');
  }
  window.dispatchEvent(new Event(changed));
}

/** Applies a choice and stores it, which notifies the browser's other tabs. */
export function saveAppearance(appearance: Appearance): void {
  applyAppearance(appearance);
  try {
    if (appearance === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, appearance);
  } catch {
    // A forbidden storage only costs the choice at the next visit.
  }
}

/** Applies choices that other tabs make, also when they clear the storage. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyAppearance(readAppearance());
  });
}

const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

/** Calls the listener after each change of the choice or of the device's settings. Returns an unsubscribe function. */
export function subscribeAppearance(listener: () => void): () => void {
  const queries = media.map((query) => matchMedia(query));
  window.addEventListener(changed, listener);
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    window.removeEventListener(changed, listener);
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
