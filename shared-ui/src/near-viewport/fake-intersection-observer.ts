import { act } from '@testing-library/react';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** Replaces the browser's IntersectionObserver in a test, which controls what enters and leaves the viewport. */
export function createFakeIntersectionObserver() {
  const observers = new Map<Element, Callback>();
  const margins: string[] = [];
  class Observer {
    private readonly observed: Element[] = [];
    constructor(
      private readonly callback: Callback,
      options?: { rootMargin?: string },
    ) {
      margins.push(options?.rootMargin ?? '');
    }
    observe(element: Element): void {
      this.observed.push(element);
      observers.set(element, this.callback);
    }
    disconnect(): void {
      for (const element of this.observed) observers.delete(element);
    }
  }
  const real = globalThis.IntersectionObserver;
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    margins,
    /** Whether the element is observed. */
    isObserved: (element: Element): boolean => observers.has(element),
    setIntersecting: (element: Element, isIntersecting = true): void => act(() => observers.get(element)?.([{ isIntersecting }])),
    restore: (): void => void Object.assign(globalThis, { IntersectionObserver: real }),
  };
}
