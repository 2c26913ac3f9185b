import { type RefObject, useEffect, useRef } from 'react';

/** Brings the row of a request into sight and focus, once, as soon as it is drawn (D105). */
export function useRowInSight(box: RefObject<HTMLElement | null>, href: string | undefined, ready: boolean) {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!href || !ready || done.current === href) return;
    const link = box.current?.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) return;
    done.current = href;
    // Who pressed something in the row is there already.
    if (link.closest('tr')?.contains(document.activeElement)) return;
    link.scrollIntoView({ block: 'center' });
    link.focus({ preventScroll: true });
  }, [box, href, ready]);
}
