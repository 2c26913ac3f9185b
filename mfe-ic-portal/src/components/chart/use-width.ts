import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of a chart in px before it is measured. */
const firstWidth = 480;

/** Follows the width of an element in px. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(firstWidth);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setWidth(Math.floor(current.getBoundingClientRect().width) || firstWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
