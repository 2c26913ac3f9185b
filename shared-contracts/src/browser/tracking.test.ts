import { onTrackedEvent, trackEvent, trackedEvents, type TrackedEvent } from './tracking';

it('notifies listeners of events until they unsubscribe [PR-026, PR-027]', () => {
  const events: TrackedEvent[] = [];
  const unsubscribe = onTrackedEvent((event) => events.push(event));
  trackEvent(trackedEvents.scheduleNow);
  trackEvent(trackedEvents.stepCompleted(2));
  unsubscribe();
  trackEvent(trackedEvents.unsupportedZip);
  expect(events).toEqual(['Schedule Now clicked', 'Scan request step 2 completed']);
});
