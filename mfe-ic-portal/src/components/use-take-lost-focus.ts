import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses an element when it is mounted after the focused one was removed, so that the focus is never on the body. Returns its ref. */
export function useTakeLostFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
