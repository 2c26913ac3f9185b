/** Navigates to a URL of the site; `replace` replaces the history entry. Resolves on arrival. */
export type GoTo = (to: string, options?: { replace: boolean }) => Promise<void>;
