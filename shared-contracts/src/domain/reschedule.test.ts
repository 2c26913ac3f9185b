import { readReschedule, writeReschedule } from './reschedule';

it('reads the times that a patient asked for as they were written', () => {
  const wish = {
    requestedAt: '2026-03-03T12:00:00Z',
    details: 'mornings',
    windows: [{ open: '2026-03-09 08:00:00', close: '2026-03-09 11:00:00' }],
  };
  const wire = writeReschedule(wish);
  expect(wire).toEqual({
    requested_at: '2026-03-03T12:00:00Z',
    details: 'mornings',
    windows: [{ window_open: '2026-03-09 08:00:00', window_close: '2026-03-09 11:00:00' }],
  });
  expect(readReschedule(wire)).toEqual(wish);
});
