import { careTeam } from './care-team';
import { formatNoticeHours } from './notice-hours';

/** The texts of booking a request. */
export const bookingTexts = {
  book: {
    title: (id: number) => `Book request #${id}`,
    notice: formatNoticeHours,
    windows: 'Requested times',
    window: (from: string, to: string) => `${from} to ${to}`,
    tooLate: 'too late to book',
    noWindows: 'All times that the patient offered have passed.',
    locations: 'Location',
    price: 'Price',
    fee: (fee: string, atScan: string) =>
      `The booking holds a deposit of ${fee} on the patient's card. The patient pays ${atScan} at the scan.`,
    customId: 'Your booking ID',
    customHint: 'The number in your own system.',
    windowMissing: 'Choose a time.',
    locationMissing: 'Choose a location.',
    confirm: 'Book appointment',
    confirmIn: (time: string, location: string) => `Book ${time}, ${location}`,
    time: 'Time',
    taken: 'taken',
    allTimes: 'Show all times',
    fewTimes: 'Show fewer times',
    noneFree: (location: string) => `No overlap: no time that the patient offers is free at ${location}.`,
    firstFit:
      'The first fit is chosen: the earliest offered time that is free, with the notice, at the nearest location. Struck times are taken.',
    atDesk: 'Patient pays at your desk',
    oneFee: (brandName: string) => `${brandName} fee, the deposit`,
    total: 'Total the patient saw',
    propose: 'Propose other times',
    close: 'Close',
    openPage: 'Open request page',
    booked: (time: string, location: string) => `Booked for ${time} at ${location}.`,
    undo: 'Undo',
    undoKeys: 'Ctrl Z',
    undoFor: (seconds: number) => `${seconds} s`,
    cancelled: 'Booking has been successfully cancelled.',
    cancelFailed: 'There was an error canceling the booking.',
    loadFailed: `There was an error loading the available times. ${careTeam}`,
  },
} as const;
