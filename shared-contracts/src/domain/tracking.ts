/** The events of the suite; names other than the given ones are ours (D133). */
export const trackedEvents = {
  scheduleNow: 'Schedule Now clicked',
  unsupportedZip: 'Unsupported zip code',
  stepCompleted: (step: number) => `Scan request step ${step} completed`,
} as const;

export interface TrackedEvent {
  name: string;
  details: Record<string, string | number>;
}

const eventType = 'scanharbor:track';

/**
 * Tells whoever listens (an analytics script, a test) that something happened. Takes the event's name and details
 * without personal data. A DOM event, so that every remote reaches the same listeners.
 */
export function track(name: string, details: TrackedEvent['details'] = {}) {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(eventType, { detail: { name, details } }));
}

/** Hears every tracked event until the returned function is called. */
export function onTracked(listener: (event: TrackedEvent) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<TrackedEvent>).detail);
  window.addEventListener(eventType, hear);
  return () => window.removeEventListener(eventType, hear);
}
