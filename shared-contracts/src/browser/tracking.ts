/** The events of the suite; names other than the prescribed ones are ours (D133). */
export const trackedEvents = {
  scheduleNow: 'Schedule Now clicked',
  unsupportedZip: 'Unsupported zip code',
  stepCompleted: (step: number) => `Scan request step ${step} completed`,
} as const;

export interface TrackedEvent {
  name: string;
  details: Record<string, string | number>;
}

/** Type of the DOM event. @internal */
export const trackedEventType = 'scanharbor:track';

/**
 * Reports an event by name, with details without personal data. A DOM event, so that an analytics script or a test receives the
 * events of all remotes.
 */
export function trackEvent(name: string, details: TrackedEvent['details'] = {}) {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(trackedEventType, { detail: { name, details } }));
}
