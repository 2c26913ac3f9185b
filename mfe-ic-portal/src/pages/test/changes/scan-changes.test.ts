import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { scanChanges } from './scan-changes';

const window = { open: '2026-12-01 08:00:00', close: '2026-12-01 11:00:00' };
const open = { state: 'open', windows: [window], locations: [{ name: 'Midtown' }], bookedBy: '' } as SingleScan;
const scheduled: SingleScan = {
  ...open,
  state: 'scheduled',
  bookedBy: 'Dana Reyes',
  appointment: { start: '2026-12-01 08:30:00', timeZone: 'America/New_York' },
};
const time = 'Tue, Dec 1, 2026, 8:30 AM EST';

describe('what others did with a request while it was open on a screen', () => {
  it.each([
    ['a booking', open, scheduled, [`Dana Reyes has booked this request in the meantime: ${time} at Midtown.`]],
    ['a cancellation', scheduled, open, ['The appointment was cancelled in the meantime. The request can be booked again.']],
    ['other times', open, { ...open, windows: [] }, ['The times that the patient offers have changed in the meantime.']],
    ['the wish to cancel', open, { ...open, isCancelRequested: true }, ['The patient has asked to cancel this request.']],
    ['nothing of weight', open, { ...open, clinicalNotes: 'x' }, []],
  ])('is told in words: %s', (_what, before, now, told) => {
    expect(scanChanges(before, now)).toEqual(told);
  });
});
