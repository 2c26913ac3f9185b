import { trackedEventType, type TrackedEvent } from '../browser/tracking';

/** Calls the listener with every tracked event. Returns a function that ends it. */
export function onTrackedEvent(listener: (event: TrackedEvent) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<TrackedEvent>).detail);
  window.addEventListener(trackedEventType, handle);
  return () => window.removeEventListener(trackedEventType, handle);
}
