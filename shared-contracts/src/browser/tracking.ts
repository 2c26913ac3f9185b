/** The events of the suite; names other than the prescribed ones are ours (D133). */
export const trackedEvents = {
  scheduleNow: 'Schedule Now clicked',
  unsupportedZip: 'Unsupported zip code',
  stepCompleted: (step: 1 | 2 | 3 | 4) => `Scan request step ${step} completed` as const,
} as const;

/** An event is only its name: no value that a patient chose or typed can be reported with it. */
export type TrackedEvent =
  typeof trackedEvents.scheduleNow | typeof trackedEvents.unsupportedZip | ReturnType<typeof trackedEvents.stepCompleted>;

const eventType = 'scanharbor:track';

/** Reports an event. A DOM event, so that one listener receives the events of all remotes. */
export const trackEvent = (name: TrackedEvent) => window.dispatchEvent(new CustomEvent<TrackedEvent>(eventType, { detail: name }));

/** Calls the listener with every tracked event. Returns an unsubscribe function. */
export function onTrackedEvent(listener: (name: TrackedEvent) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<TrackedEvent>).detail);
  window.addEventListener(eventType, handle);
  return () => window.removeEventListener(eventType, handle);
}
