import { brand, type RouteHandle, type sameScreenState } from '@scanharbor/shared-contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { texts } from '../texts';
import { focusHeading } from './focus-heading';
import { restoreScroll } from './scroll-restoration';

interface ScreenHandle extends Partial<RouteHandle> {
  /** The remote of the screen, with its version. */
  source?: string;
  /** Set when the remote has its texts in other languages, too. */
  languages?: object;
}

const titleEnd = ` | ${brand.name}`;

/**
 * Writes the title of a screen in the one form of all screens: 'Your tests | ScanHarbor'. Remotes of earlier releases add the end
 * themselves.
 */
const toDocumentTitle = (title: string) => (title.endsWith(titleEnd) ? title : `${title}${titleEnd}`);

/** Returns the document's title and description for a screen, with defaults for those that its handle does not set. */
export function resolveMetadata(handle: Partial<RouteHandle> = {}, params: Record<string, string | undefined>) {
  const resolve = (value: RouteHandle['title']) => (typeof value === 'function' ? value(params) : value);
  const title = resolve(handle.title);
  return {
    title: title ? toDocumentTitle(title) : texts.defaultTitle,
    description: resolve(handle.description) ?? texts.defaultDescription,
  };
}

/** Returns the handle of the current screen, with its metadata. */
export function useScreen() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const handle = (match?.handle ?? {}) as ScreenHandle;
  return { ...handle, ...resolveMetadata(handle, match?.params ?? {}) };
}

/** Sets the document's title and description (SH-130, SH-131). */
export function useDocumentMetadata(title: string, description: string) {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

/** Sets the density on the document, because dialogs and popovers render outside the screen's element. */
export function useDensity(density: 'patient' | 'staff') {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
}

/**
 * Moves focus to the new heading on a change of screen and scrolls to the top or, on history navigation, to the previous scroll
 * position. It runs before the effects of the screen, so that a screen can move the focus elsewhere. A link with
 * `sameScreenState` leads to another URL of the same screen and moves neither.
 */
export function useScrollAndFocusRestoration() {
  const { pathname, key, ...location } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const route = useMatches().at(-1)?.id;
  const stays = (location.state as Partial<typeof sameScreenState> | null)?.stays === true;
  const lastScreen = useRef({ route, pathnames: [pathname] });
  useLayoutEffect(() => {
    const { pathnames } = lastScreen.current;
    if (pathnames.includes(pathname)) return undefined;
    if (stays && lastScreen.current.route === route) {
      pathnames.push(pathname);
      return undefined;
    }
    lastScreen.current = { route, pathnames: [pathname] };
    focusHeading();
    if (isReturn) return restoreScroll(key);
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname, key, isReturn, stays, route]);
}
