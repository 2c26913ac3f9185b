import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type BookingCard, type ProgressCard } from '../domain/booking-card';
import { isOn } from '../domain/flag';
import { readCards } from '../domain/read-booking-card';
import { displayName } from '../domain/scan-service';
import { type TimeWindow } from '../domain/slots';
import { type ProgressCardAnswer, type WindowsAnswer } from '../wire/bookings';
import { requestLists } from './request-tags';

const readProgress = ({ results }: { results: ProgressCardAnswer[] }): ProgressCard[] =>
  results.map((row) => ({
    status: 'progress',
    progressId: row.ID,
    requestId: row.TestRequestID ?? undefined,
    scanName: displayName(row.ScanTypeName, row.ScanServiceName, row.ScanDescription, row.ScanExtraOption),
    scanType: row.ScanTypeName,
    requestedAt: row.date_requested,
    selfPay: isOn(row.SelfPay),
    miles: row.Distance,
    zipCode: row.ZipCode,
    doctor: row.doctor ?? undefined,
    hasPrescription: isOn(row.has_blob),
  }));

const bookingsApi = ownedEndpoints('shared-contracts/bookings', (build) => ({
  /** GET bookings/patient_requested: the patient's requests that wait for a booking (SC-180). */
  requestedCards: build.query<BookingCard[], void>({
    query: () => 'bookings/patient_requested',
    transformResponse: readCards('requested'),
    providesTags: [...requestLists],
  }),
  /** GET bookings/patient_booked: the patient's coming appointments (SC-182). */
  bookedCards: build.query<BookingCard[], void>({
    query: () => 'bookings/patient_booked',
    transformResponse: readCards('booked'),
    providesTags: [...requestLists],
  }),
  /** GET bookings/past: the patient's completed tests (SC-183). */
  pastCards: build.query<BookingCard[], void>({
    query: () => 'bookings/past',
    transformResponse: readCards('past'),
    providesTags: [...requestLists],
  }),
  /** GET bookings/in-progress: what the patient began and did not submit (SC-184). */
  progressCards: build.query<ProgressCard[], void>({
    query: () => 'bookings/in-progress',
    transformResponse: readProgress,
    providesTags: [...requestLists],
  }),
  /** GET bookings/windows/{requestId}: the times that the patient offers (SC-072). */
  requestWindows: build.query<(TimeWindow & { id: number })[], number>({
    query: (requestId) => `bookings/windows/${requestId}`,
    transformResponse: ({ results }: WindowsAnswer) =>
      results.map(({ id, window_open, window_close }) => ({ id, open: window_open, close: window_close })),
    providesTags: (_rows, _error, requestId) => [{ type: 'Window', id: requestId }],
  }),
}));

export const { useRequestedCardsQuery, useBookedCardsQuery, usePastCardsQuery, useProgressCardsQuery, useRequestWindowsQuery } =
  bookingsApi;
export const bookingsEndpoints = bookingsApi.endpoints;
export * from './bookings/portal';
