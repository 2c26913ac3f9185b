/** Navigates to a URL of the site; `replace` replaces the history entry. Resolves on arrival. */
export type GoTo = (to: string, options?: { replace: boolean }) => Promise<void>;

/** How the session navigates: within the site, by a reload of the page, and to another site. */
export interface Navigation {
  goTo: GoTo;
  reload: () => void;
  leave: (url: string) => void;
}
