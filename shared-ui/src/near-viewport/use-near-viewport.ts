import { type RefObject, useEffect, useState } from 'react';

/** Time in ms that an element must stay in view: content that the user scrolls past does not load [UI-150]. */
const dwellMs = 100;

/**
 * Returns true once the element has been within `margin` px of the viewport for 100 ms, and from then on.
 * `from` true skips the wait, for content at the top of the page.
 */
export function useNearViewport(ref: RefObject<Element | null>, margin: number, from = false): boolean {
  const [near, setNear] = useState(from);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), dwellMs);
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
