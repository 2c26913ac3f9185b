import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { describeScanChanges } from './scan-changes';

const window = { open: '2026-12-01 08:00:00', close: '2026-12-01 11:00:00' };
const open = { state: 'open', windows: [window], locations: [{ name: 'Midtown' }], bookedBy: '', isMoved: false } as SingleScan;
const scheduled: SingleScan = {
  ...open,
  state: 'scheduled',
  bookedBy: 'Dana Reyes',
  appointment: { start: '2026-12-01 08:30:00', timeZone: 'America/New_York' },
};
const moved = { ...scheduled, isMoved: true };
const time = 'Tue, Dec 1, 2026, 8:30 AM EST';

describe('describeScanChanges', () => {
  it.each([
    ['a booking', open, scheduled, [`Booked by Dana Reyes, Midtown, for ${time}.`]],
    [
      'a move',
      { ...scheduled, appointment: { start: '2026-12-01 08:00:00', timeZone: 'America/New_York' } },
      moved,
      [`Moved by Dana Reyes, Midtown, for ${time}.`],
    ],
    ['a cancellation', scheduled, open, ['The appointment was canceled. The request can be booked again.']],
    ['other times', open, { ...open, windows: [] }, ['The times that the patient offers have changed.']],
    ['a request to cancel', open, { ...open, isCancelRequested: true }, ['The patient has asked to cancel this request.']],
    ['nothing that matters', open, { ...open, clinicalNotes: 'x' }, []],
  ])('describes what others did with an open request: %s', (_what, before, now, expected) => {
    expect(describeScanChanges(before, now)).toEqual(expected);
  });
});
