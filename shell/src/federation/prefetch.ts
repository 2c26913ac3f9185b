import { type Composition, findOwner, listScreenFiles } from './composition';
import { startDeadline } from './deadline';
import { waitForUse } from '../prerender/first-use';
import { download, savesData } from './download';
import { type RemoteLoader } from './load-remote';
import { bestMatch } from './match-url';
import { nextIdle } from './when-idle';

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
 * Prefetches the code of a screen while a link to it is hovered or focused. The code of the page's other links is downloaded while the
 * page is idle, and runs, a screen at each idle time, once the visitor uses the page: a slow phone would be busy with code that the visitor
 * may not need. A failure is silent, because the click loads again and reports errors.
 */
export function prefetchLinks({ composition, loadRemote, mayOpen }: PrefetchInput) {
  const prefetched = new Set<string>();
  /** Remotes whose code did not arrive. A click or Try again loads it, and must not join a request of ours that hangs, too. */
  const failed = new Set<string>();

  /** Returns the remote of a path whose code the user may load. */
  function findAllowedOwner(path: string) {
    const owner = findOwner(composition, path);
    return owner !== undefined && !failed.has(owner) && mayOpen(owner, path) ? owner : undefined;
  }

  async function prefetch(path: string | undefined) {
    if (path === undefined || prefetched.has(path)) return;
    const owner = findAllowedOwner(path);
    if (owner === undefined) return;
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

  if (savesData()) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]')].map(getLinkPath);
  const paths = [...new Set(links)].filter((path) => path !== undefined);
  const allowed = paths.filter((path) => findAllowedOwner(path) !== undefined);
  const downloadAll = async () => {
    for (const href of new Set(allowed.flatMap((path) => listScreenFiles(composition, path)))) {
      await nextIdle();
      download(href);
    }
  };
  const runAll = async () => {
    await waitForUse();
    for (const path of paths) {
      await nextIdle();
      await prefetch(path);
    }
  };
  void downloadAll();
  void runAll();
}
