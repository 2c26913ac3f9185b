import { type RefObject, useEffect, useState } from 'react';

/** How long in ms something stays in view before it counts: what is only scrolled past is not loaded [UI-150]. */
export const lookAgainMs = 100;

/**
 * True once the element has been in view, or within `margin` px of it, for 100 ms; it stays true.
 * `from` true skips the wait, for what stands at the top.
 */
export function useNearView(ref: RefObject<Element | null>, margin: number, from = false): boolean {
  const [near, setNear] = useState(from);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), lookAgainMs);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, margin, near]);

  return near;
}
