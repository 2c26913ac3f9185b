import { act } from '@testing-library/react';

type Heard = (entries: { isIntersecting: boolean }[]) => void;

/** Stands in for the browser's IntersectionObserver in a test, which says what comes into view and leaves it. */
export function fakeObserver() {
  const observers = new Map<Element, Heard>();
  const margins: string[] = [];
  class Observer {
    private readonly own: Element[] = [];
    constructor(
      private readonly heard: Heard,
      options?: { rootMargin?: string },
    ) {
      margins.push(options?.rootMargin ?? '');
    }
    observe(element: Element): void {
      this.own.push(element);
      observers.set(element, this.heard);
    }
    disconnect(): void {
      for (const element of this.own) observers.delete(element);
    }
  }
  const real = globalThis.IntersectionObserver;
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    margins,
    /** Whether anybody waits for the element. */
    watches: (element: Element): boolean => observers.has(element),
    see: (element: Element, isIntersecting = true): void => act(() => observers.get(element)?.([{ isIntersecting }])),
    restore: (): void => void Object.assign(globalThis, { IntersectionObserver: real }),
  };
}
