import { slotFlagName, slotTimes } from './slot-times';

describe('bookable times', () => {
  it('are the 60 quarters of an hour from 6:00 AM to 8:45 PM [SC-344]', () => {
    expect(slotTimes).toHaveLength(60);
    expect([slotTimes[0], slotTimes[1], slotTimes.at(-1)]).toEqual(['06:00', '06:15', '20:45']);
    expect(slotFlagName('06:15')).toBe('T0615');
  });
});
