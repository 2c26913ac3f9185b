import { type Composition, ownerOf } from './composition';
import { type RemoteLoader } from './load-remote';
import { bestMatch } from './match-url';
import { whenIdle } from './when-idle';

interface Parts {
  composition: Composition;
  loadRemote: RemoteLoader;
  /** May the person open a path's remote? Code behind a closed door is not fetched. */
  mayOpen: (owner: string, path: string) => boolean;
}

const pathOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && !link.target ? link.pathname : undefined;
};

/**
 * Fetches the code of the next screen while a link to it is pointed at or focused, and that of the page's other links
 * once the browser is idle, so that a click finds it there. A failure is silent: the click will ask again and say so.
 */
export function fetchAhead({ composition, loadRemote, mayOpen }: Parts) {
  const asked = new Set<string>();

  async function ask(path: string | undefined) {
    if (path === undefined || asked.has(path)) return;
    const owner = ownerOf(composition, path);
    if (owner === undefined || !mayOpen(owner, path)) return;
    asked.add(path);
    try {
      const { routes, frame } = await loadRemote(owner);
      await Promise.all([frame?.(), bestMatch(routes, (route) => route.path, path)?.page()]);
    } catch {
      asked.delete(path);
    }
  }

  const onPoint = ({ target }: Event) => void ask(pathOf(target));
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint);

  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saves) return;
  const linksOfPage = () => {
    const seen = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]')].map(pathOf);
    void [...new Set(seen)].reduce((earlier, path) => earlier.then(() => ask(path)), Promise.resolve());
  };
  whenIdle(linksOfPage);
}
