import { onTracked, track, trackedEvents, type TrackedEvent } from './tracking';

it('tells its listeners what happened until they leave [PR-026, PR-027]', () => {
  const heard: TrackedEvent[] = [];
  const leave = onTracked((event) => heard.push(event));
  track(trackedEvents.scheduleNow);
  track(trackedEvents.stepCompleted(2), { scanServiceId: 7 });
  leave();
  track(trackedEvents.unsupportedZip);
  expect(heard).toEqual([
    { name: 'Schedule Now clicked', details: {} },
    { name: 'Scan request step 2 completed', details: { scanServiceId: 7 } },
  ]);
});
