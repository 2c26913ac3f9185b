import { type RouteHandle } from '@scanharbor/shared-contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { texts } from '../texts';
import { focusHeading } from './focus-heading';

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

/** On a change of screen the focus goes to the new heading. */
export function useScreenChange() {
  const { pathname } = useLocation();
  const earlier = useRef(pathname);
  useEffect(() => {
    if (earlier.current === pathname) return;
    earlier.current = pathname;
    focusHeading();
    window.scrollTo(0, 0);
  }, [pathname]);
}
