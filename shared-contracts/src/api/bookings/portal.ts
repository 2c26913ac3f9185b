import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Attendance } from '../../domain/attendance';
import { type BookingCard } from '../../domain/booking-card';
import { type CalendarEvent, readCalendarEvent } from '../../domain/calendar-event';
import { type CivilDate } from '../../domain/civil-date';
import { toFlag } from '../../domain/flag';
import { readCard, readCards } from '../../domain/read-booking-card';
import { requestListTags, getRequestTags } from '../request-tags';
import { call } from '../call';

/** The price agreed on (whole dollars) and the id of the center's own system. */
interface BookingChanges {
  budget?: number;
  customBookingId?: string;
}

/** Selects every location of the practice. */
const allLocations = -1;

const bookingsPortalApi = ownedEndpoints('shared-contracts/bookings', (build) => ({
  /** POST bookings/reject: the practice declines a request for all its locations; returns their names (SC-070). */
  rejectRequest: build.mutation({
    query: ({ requestId, practiceId, reason }: { requestId: number; practiceId: number; reason: string }) =>
      call('POST bookings/reject', { body: { test_request_id: requestId, practice_id: practiceId, location_id: allLocations, reason } }),
    transformResponse: ({ Result, locationNameList }) => ({
      rejected: Result === 'Success',
      locationNames: locationNameList,
    }),
    invalidatesTags: (_response, _error, { requestId }) => [...getRequestTags(requestId)],
  }),
  /**
   * POST bookings/book: books a window of a request at a location (SC-069). `start` is 'YYYY-MM-DD HH:mm:00' there, the
   * first free time of the window without it; the response has the time. Rejected like `bookTime`, also when the window has ended.
   * A booking with `canUndo` can be taken back for `undoSeconds`.
   */
  bookWindow: build.mutation({
    query: ({
      requestId,
      windowId,
      locationId,
      start,
      budget,
      customBookingId,
      machineId,
      canUndo,
    }: BookingChanges & {
      requestId: number;
      windowId: number;
      locationId: number;
      start?: string;
      machineId?: number;
      canUndo?: boolean;
    }) =>
      call('POST bookings/book', {
        body: {
          test_request_id: requestId,
          window_id: windowId,
          location_id: locationId,
          start,
          machine_id: machineId,
          budget,
          custom_booking_id: customBookingId,
          ...(canUndo ? { can_undo: toFlag(canUndo) } : {}),
        },
      }),
    transformResponse: ({ booking_id, start, undo_until }) => ({
      bookingId: booking_id,
      ...(start === undefined ? {} : { start }),
      canUndo: undo_until !== undefined,
    }),
    invalidatesTags: (_response, _error, { requestId }) => [...getRequestTags(requestId)],
  }),
  /** DELETE bookings/book/{requestId}: takes back the user's own booking; 409 when its patient has been notified. */
  undoBooking: build.mutation({
    query: (requestId: number) => call('DELETE bookings/book/:bookingId', { params: { bookingId: requestId } }),
    invalidatesTags: (_response, _error, requestId) => [...getRequestTags(requestId)],
  }),
  /**
   * POST bookings/move/{requestId}: moves a coming appointment to another offered time, 'YYYY-MM-DD HH:mm:00' at the center. `was` is the
   * time that the screen showed. With `machineId` it moves to that machine, also at the same time. Rejected like `bookTime`, and with 409
   * when another user moved it before.
   */
  moveAppointment: build.mutation({
    query: ({ requestId, machineId, ...times }: { requestId: number; start: string; was: string; machineId?: number }) =>
      call('POST bookings/move/:bookingId', { params: { bookingId: requestId }, body: { ...times, machine_id: machineId } }),
    transformResponse: ({ start }) => ({ start }),
    invalidatesTags: (_response, _error, { requestId }) => [...getRequestTags(requestId)],
  }),
  /** POST bookings/attendance/{requestId}: records an arrival, a completed exam or a no-show, or takes it back; 409 for a stale screen. */
  recordAttendance: build.mutation({
    query: ({ requestId, ...body }: { requestId: number; attendance: Attendance; was: { start: string; attendance: Attendance } }) =>
      call('POST bookings/attendance/:bookingId', { params: { bookingId: requestId }, body }),
    invalidatesTags: (_response, _error, { requestId }) => [...getRequestTags(requestId)],
  }),
  /** PATCH bookings/update/{requestId}: another price or the center's own id (SC-073, SC-075). */
  updateBooking: build.mutation({
    query: ({ requestId, budget, customBookingId }: BookingChanges & { requestId: number }) =>
      call('PATCH bookings/update/:bookingId', { params: { bookingId: requestId }, body: { budget, custom_booking_id: customBookingId } }),
    invalidatesTags: (_response, _error, { requestId }) => [...requestListTags, { type: 'Request', id: requestId }],
  }),
  /** PUT bookings/update/{requestId}: the same as PATCH; no screen calls it (SC-074). */
  replaceBooking: build.mutation({
    query: ({ requestId, budget }: { requestId: number; budget: number }) =>
      call('PUT bookings/update/:bookingId', { params: { bookingId: requestId }, body: { budget } }),
    invalidatesTags: (_response, _error, { requestId }) => [...requestListTags, { type: 'Request', id: requestId }],
  }),
  /**
   * GET bookings/requested-calendar: open requests with the times offered, for the calendar (SC-083): of a day, 'YYYY-MM-DD', the first
   * `limit` (at most 100), oldest first, and how many there are. Without a day all of them; no screen asks for that.
   */
  requestedCalendar: build.query({
    query: (of: { date: CivilDate; limit: number } | void) => call('GET bookings/requested-calendar', { query: { ...of } }),
    transformResponse: ({ results, total = results.length }): { events: CalendarEvent[]; total: number } => ({
      events: results.map(readCalendarEvent),
      total,
    }),
    providesTags: [...requestListTags],
  }),
  /** GET bookings/booked: coming appointments of the practice as cards (SC-081). No screen calls it. */
  practiceBookedCards: build.query({
    query: () => call('GET bookings/booked'),
    transformResponse: readCards('booked'),
    providesTags: [...requestListTags],
  }),
  /** GET bookings/requested: open requests of the practice as cards (D91). */
  practiceRequestedCards: build.query({
    query: () => call('GET bookings/requested'),
    transformResponse: readCards('requested'),
    providesTags: [...requestListTags],
  }),
  /** GET bookings/canceled (SC-082). No screen calls it. */
  practiceCancelledCards: build.query({
    query: () => call('GET bookings/canceled'),
    transformResponse: readCards('requested'),
    providesTags: [...requestListTags],
  }),
  /** GET bookings/request/{requestId} (SC-084). No screen calls it. */
  requestCard: build.query({
    query: (requestId: number) => call('GET bookings/request/:requestId', { params: { requestId } }),
    transformResponse: ({ results }): BookingCard | null => (results[0] ? readCard('requested', results[0]) : null),
    providesTags: (_card, _error, id) => [{ type: 'Request', id }],
  }),
  /** GET bookings/test, for platform admins (SC-142). No screen calls it. */
  testBookings: build.query({
    query: () => call('GET bookings/test'),
    transformResponse: readCards('requested'),
    providesTags: [...requestListTags],
  }),
}));

export const {
  useRejectRequestMutation,
  useBookWindowMutation,
  useMoveAppointmentMutation,
  useRecordAttendanceMutation,
  useRequestedCalendarQuery,
  useUndoBookingMutation,
  useUpdateBookingMutation,
} = bookingsPortalApi;
/** @internal */
export const bookingsPortalEndpoints = bookingsPortalApi.endpoints;
