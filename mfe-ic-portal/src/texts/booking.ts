import { careTeam } from './care-team';
import { formatNoticeHours } from './notice-hours';

/** The texts of the book request modal. */
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
    confirmAt: (time: string) => `Book ${time}`,
    time: 'Time',
    noneFree: (location: string) => `No time of this window is free at ${location}. Choose another one.`,
    keep: 'Cancel',
    close: 'Close',
    booked: 'The request is booked.',
    bookedAt: (time: string, location: string) => `Booked for ${time} at ${location}.`,
    change: 'View appointment',
    cancel: 'Cancel booking',
    cancelled: 'Booking has been successfully cancelled.',
    cancelFailed: 'There was an error canceling the booking.',
    loadFailed: `There was an error loading the available times. ${careTeam}`,
  },
} as const;
