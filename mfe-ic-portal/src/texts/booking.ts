import { careTeam } from './care-team';
import { notice } from './notice';

/** Words of the book request modal. */
export const bookingTexts = {
  book: {
    title: (id: number) => `Book request ${id}`,
    notice,
    windows: 'Requested times',
    window: (from: string, to: string) => `${from} to ${to}`,
    tooLate: 'too late to book',
    noWindows: 'All times that the patient offered have passed.',
    places: 'Location',
    price: 'Price',
    fee: (fee: string, average: string) => `The fee at this price is ${fee}; the average cost of this scan is ${average}.`,
    customId: 'Your booking ID',
    customHint: 'The number in your own system.',
    windowMissing: 'Choose a time.',
    placeMissing: 'Choose a location.',
    confirm: 'Book appointment',
    keep: 'Not now',
    close: 'Close',
    booked: 'The request is booked.',
    bookedAt: (time: string, place: string) => `${time} at ${place}.`,
    cancel: 'Cancel booking',
    cancelled: 'Booking has been successfully cancelled.',
    cancelFailed: 'There was an error canceling the booking.',
    loadFailed: `There was an error loading the available times. ${careTeam}`,
    failed: `There was an error booking this request. ${careTeam}`,
  },
} as const;
