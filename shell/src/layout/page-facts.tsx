import { type RouteHandle, type staysOnScreen } from '@scanharbor/shared-contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { texts } from '../texts';
import { focusHeading } from './focus-heading';
import { returnToEntry } from './scroll-memory';

interface ScreenHandle extends Partial<RouteHandle> {
  /** Whose screen it is: the remote and its version. */
  from?: string;
}

/** Title and description by a screen's handle, with the defaults of a screen that says nothing of itself. */
export function screenFacts(handle: Partial<RouteHandle> = {}, params: Record<string, string | undefined>) {
  const said = (fact: RouteHandle['title']) => (typeof fact === 'function' ? fact(params) : fact);
  return { title: said(handle.title) ?? texts.defaultTitle, description: said(handle.description) ?? texts.defaultDescription };
}

/** The handle of the screen at hand, with its facts. */
export function useScreen() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const handle = (match?.handle ?? {}) as ScreenHandle;
  return { ...handle, ...screenFacts(handle, match?.params ?? {}) };
}

/** Keeps the document's title and description true (SH-130, SH-131). */
export function useDocumentFacts(title: string, description: string) {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

/** Sets the rhythm on the document itself: dialogs and popovers are drawn outside of the screen's own element. */
export function useDensity(density: 'patient' | 'staff') {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
}

/**
 * On a change of screen the focus goes to the new heading and the page to its top, or, back in the history, to where that
 * screen was left. It is done before the screen's own effects, so that one that was asked for a part of it goes there. A link
 * that says so (`staysOnScreen`) leads to another address of the same screen.
 */
export function useScreenChange() {
  const { pathname, key, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const route = useMatches().at(-1)?.id;
  const stays = (state as Partial<typeof staysOnScreen> | null)?.stays === true;
  const shown = useRef({ route, addresses: [pathname] });
  useLayoutEffect(() => {
    const { addresses } = shown.current;
    if (addresses.includes(pathname)) return undefined;
    if (stays && shown.current.route === route) {
      addresses.push(pathname);
      return undefined;
    }
    shown.current = { route, addresses: [pathname] };
    focusHeading();
    if (isReturn) return returnToEntry(key);
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname, key, isReturn, stays, route]);
}
