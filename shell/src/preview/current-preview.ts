import { type createShell } from '../create-shell';

/** A tab that was opened with a set of versions. */
interface Preview {
  /** The set that the tab shows; undefined while it shows the live site. */
  set?: string;
  /** Loads the page again after a sign-in or sign-out that changes what the tab may show. */
  follow: (shell: Pick<ReturnType<typeof createShell>, 'router' | 'store'>) => void;
}

/** Set by the code that opens a set, and read by code that is loaded later; empty in other tabs. */
export const current: { preview?: Preview } = {};
