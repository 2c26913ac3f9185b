import { type Composition, findOwner } from './composition';
import { startDeadline } from './deadline';
import { type RemoteLoader } from './load-remote';
import { bestMatch } from './match-url';

interface PrefetchInput {
  composition: Composition;
  loadRemote: RemoteLoader;
  /** Whether the user may open a path; code for other paths is not fetched. */
  mayOpen: (owner: string, path: string) => boolean;
}

const getLinkPath = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && !link.target ? link.pathname : undefined;
};

/**
 * Prefetches the code of a screen while a link to it is hovered or focused, and at once the code of the page's other
 * links. A failure is silent, because the click loads again and reports errors.
 */
export function prefetchLinks({ composition, loadRemote, mayOpen }: PrefetchInput) {
  const prefetched = new Set<string>();
  /** Remotes whose code did not arrive. A click or Try again loads it, and must not join a request of ours that hangs, too. */
  const failed = new Set<string>();

  async function prefetch(path: string | undefined) {
    if (path === undefined || prefetched.has(path)) return;
    const owner = findOwner(composition, path);
    if (owner === undefined || failed.has(owner) || !mayOpen(owner, path)) return;
    if (document.querySelector('[data-fault]')) return;
    prefetched.add(path);
    try {
      const { routes, frame } = await loadRemote(owner, startDeadline());
      await Promise.all([frame?.(), bestMatch(routes, (route) => route.path, path)?.page()]);
    } catch {
      failed.add(owner);
    }
  }

  const handlePointer = ({ target }: Event) => void prefetch(getLinkPath(target));
  document.addEventListener('pointerover', handlePointer, { passive: true });
  document.addEventListener('focusin', handlePointer);

  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (savesData) return;
  const linkPaths = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]')].map(getLinkPath);
  void [...new Set(linkPaths)].reduce((previous, path) => previous.then(() => prefetch(path)), Promise.resolve());
}
