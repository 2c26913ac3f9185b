import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type BookingCard } from '../../domain/booking-card';
import { type CalendarEvent, readCalendarEvent } from '../../domain/calendar-event';
import { readCard, readCards } from '../../domain/read-booking-card';
import { type BookingCardAnswer } from '../../wire/bookings/card';
import { type CalendarEventAnswer, type RejectAnswer } from '../../wire/bookings/portal';
import { requestLists, requestMoved } from '../request-tags';

/** The price agreed on (whole dollars) and the id of the center's own system. */
export interface BookingChanges {
  budget?: number;
  customBookingId?: string;
}

/** Stands for every location of the practice. */
const allLocations = -1;

const bookingsPortalApi = ownedEndpoints('shared-contracts/bookings', (build) => ({
  /** POST bookings/reject: the practice declines a request for all its locations; gives their names (SC-070). */
  rejectRequest: build.mutation<{ rejected: boolean; locationNames: string[] }, { requestId: number; practiceId: number; reason: string }>({
    query: ({ requestId, practiceId, reason }) => ({
      url: 'bookings/reject',
      method: 'POST',
      body: { test_request_id: requestId, practice_id: practiceId, location_id: allLocations, reason },
    }),
    transformResponse: ({ Result, locationNameList }: RejectAnswer) => ({
      rejected: Result === 'Success',
      locationNames: locationNameList,
    }),
    invalidatesTags: (_answer, _error, { requestId }) => [...requestMoved(requestId)],
  }),
  /**
   * POST bookings/book: books a window of a request at a location (SC-069). `start` is 'YYYY-MM-DD HH:mm:00' there, the
   * first free time of the window without it; the answer names the time. Refused like `bookTime`, also when the window has ended.
   */
  bookWindow: build.mutation<
    { bookingId: number; start?: string },
    BookingChanges & { requestId: number; windowId: number; locationId: number; start?: string }
  >({
    query: ({ requestId, windowId, locationId, start, budget, customBookingId }) => ({
      url: 'bookings/book',
      method: 'POST',
      body: {
        test_request_id: requestId,
        window_id: windowId,
        location_id: locationId,
        start,
        budget,
        custom_booking_id: customBookingId,
      },
    }),
    transformResponse: ({ booking_id, start }: { booking_id: number; start?: string }) => ({
      bookingId: booking_id,
      ...(start === undefined ? {} : { start }),
    }),
    invalidatesTags: (_answer, _error, { requestId }) => [...requestMoved(requestId)],
  }),
  /** PATCH bookings/update/{requestId}: another price or the center's own id (SC-073, SC-075). */
  updateBooking: build.mutation<void, BookingChanges & { requestId: number }>({
    query: ({ requestId, budget, customBookingId }) => ({
      url: `bookings/update/${requestId}`,
      method: 'PATCH',
      body: { budget, custom_booking_id: customBookingId },
    }),
    transformResponse: () => undefined,
    invalidatesTags: (_answer, _error, { requestId }) => [...requestLists, { type: 'Request', id: requestId }],
  }),
  /** PUT bookings/update/{requestId}: the same as PATCH; no screen calls it (SC-074). */
  replaceBooking: build.mutation<void, { requestId: number; budget: number }>({
    query: ({ requestId, budget }) => ({ url: `bookings/update/${requestId}`, method: 'PUT', body: { budget } }),
    transformResponse: () => undefined,
    invalidatesTags: (_answer, _error, { requestId }) => [...requestLists, { type: 'Request', id: requestId }],
  }),
  /** GET bookings/requested-calendar: open requests with the times offered, for the calendar (SC-083). */
  requestedCalendar: build.query<CalendarEvent[], void>({
    query: () => 'bookings/requested-calendar',
    transformResponse: ({ results }: { results: CalendarEventAnswer[] }) => results.map(readCalendarEvent),
    providesTags: [...requestLists],
  }),
  /** GET bookings/booked: coming appointments of the practice as cards (SC-081). */
  practiceBookedCards: build.query<BookingCard[], void>({
    query: () => 'bookings/booked',
    transformResponse: readCards('booked'),
    providesTags: [...requestLists],
  }),
  /** GET bookings/requested: open requests of the practice as cards (D91). */
  practiceRequestedCards: build.query<BookingCard[], void>({
    query: () => 'bookings/requested',
    transformResponse: readCards('requested'),
    providesTags: [...requestLists],
  }),
  /** GET bookings/canceled (SC-082). No screen calls it. */
  practiceCancelledCards: build.query<BookingCard[], void>({
    query: () => 'bookings/canceled',
    transformResponse: readCards('requested'),
    providesTags: [...requestLists],
  }),
  /** GET bookings/request/{requestId} (SC-084). No screen calls it. */
  requestCard: build.query<BookingCard | null, number>({
    query: (requestId) => `bookings/request/${requestId}`,
    transformResponse: ({ results }: { results: BookingCardAnswer[] }) => (results[0] ? readCard('requested', results[0]) : null),
    providesTags: (_card, _error, id) => [{ type: 'Request', id }],
  }),
  /** GET bookings/test, for platform admins (SC-142). No screen calls it. */
  testBookings: build.query<BookingCard[], void>({
    query: () => 'bookings/test',
    transformResponse: readCards('requested'),
    providesTags: [...requestLists],
  }),
}));

export const {
  useRejectRequestMutation,
  useBookWindowMutation,
  useUpdateBookingMutation,
  useRequestedCalendarQuery,
  usePracticeBookedCardsQuery,
  usePracticeRequestedCardsQuery,
} = bookingsPortalApi;
export const bookingsPortalEndpoints = bookingsPortalApi.endpoints;
