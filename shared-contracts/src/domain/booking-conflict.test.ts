import { getEnding, nextFreeTimes } from './booking-conflict';

it('reads the free times of a rejected booking', () => {
  expect(nextFreeTimes({ extra: { next_free_times: ['2026-03-05 08:15:00', 7, '2026-03-05 08:30:00'] } })).toEqual([
    '2026-03-05 08:15:00',
    '2026-03-05 08:30:00',
  ]);
});

it.each([undefined, null, 'failed', {}, { extra: null }, { extra: 'none' }, { extra: {} }, { extra: { next_free_times: 'soon' } }])(
  'reads none from %j',
  (error) => {
    expect(nextFreeTimes(error)).toEqual([]);
  },
);

it('reads who ended a request', () => {
  expect(getEnding({ extra: { ending: 'Rejected by Dana Reyes at 10:32 AM EST.' } })).toBe('Rejected by Dana Reyes at 10:32 AM EST.');
});

it.each([undefined, null, 'failed', {}, { extra: null }, { extra: 'ending' }, { extra: {} }, { extra: { ending: 7 } }])(
  'reads no ending from %j',
  (error) => {
    expect(getEnding(error)).toBeUndefined();
  },
);
