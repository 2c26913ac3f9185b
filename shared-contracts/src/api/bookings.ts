import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type ProgressCard } from '../domain/booking-card';
import { type Estimate, readEstimate } from '../domain/estimate';
import { isOn } from '../domain/flag';
import { readCards } from '../domain/read-booking-card';
import { formatScanName } from '../domain/scan-service';
import { type TimeWindow } from '../domain/slots';
import { type ProgressCardResponse } from '../wire/bookings';
import { requestListTags, requestsChangedTags } from './request-tags';
import { call } from './call';

const readProgress = ({ results }: { results: ProgressCardResponse[] }): ProgressCard[] =>
  results.map((row) => ({
    status: 'progress',
    progressId: row.ID,
    requestId: row.TestRequestID ?? undefined,
    scanName: formatScanName(row.ScanTypeName, row.ScanServiceName, row.ScanDescription, row.ScanExtraOption),
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
  requestedCards: build.query({
    query: () => call('GET bookings/patient_requested'),
    transformResponse: readCards('requested'),
    providesTags: [...requestListTags],
  }),
  /** GET bookings/patient_booked: the patient's coming appointments (SC-182). */
  bookedCards: build.query({
    query: () => call('GET bookings/patient_booked'),
    transformResponse: readCards('booked'),
    providesTags: [...requestListTags],
  }),
  /** GET bookings/past: the patient's completed tests (SC-183). */
  pastCards: build.query({
    query: () => call('GET bookings/past'),
    transformResponse: readCards('past'),
    providesTags: [...requestListTags],
  }),
  /** GET bookings/in-progress: requests that the patient started and did not submit (SC-184). */
  progressCards: build.query({
    query: () => call('GET bookings/in-progress'),
    transformResponse: readProgress,
    providesTags: [...requestListTags],
  }),
  /** DELETE bookings/reschedule/{requestId}: takes back the request for another time; the appointment stays as it is. */
  withdrawReschedule: build.mutation({
    query: (requestId: number) => call('DELETE bookings/reschedule/:requestId', { params: { requestId } }),
    invalidatesTags: [...requestsChangedTags],
  }),
  /**
   * GET bookings/estimates/{requestId}: the good-faith estimates of a self-pay request (45 CFR 149.610), the latest version first; for its
   * patient all of them, for staff those of their locations. 404 for a request of others.
   */
  estimates: build.query({
    query: (requestId: number) => call('GET bookings/estimates/:requestId', { params: { requestId } }),
    transformResponse: ({ results }): Estimate[] => results.map(readEstimate),
    providesTags: (_rows, _error, requestId) => [{ type: 'Request', id: requestId }],
  }),
  /**
   * POST bookings/estimates/{requestId}: issues an estimate for the patient, who also gets a letter; returns the same as `estimates`. A new
   * version only when something changed. 400 with insurance and while no center can be named.
   */
  requestEstimate: build.mutation({
    query: (requestId: number) => call('POST bookings/estimates/:requestId', { params: { requestId } }),
    invalidatesTags: (_rows, _error, requestId) => [{ type: 'Request', id: requestId }],
  }),
  /** GET bookings/windows/{requestId}: the times that the patient offers (SC-072). */
  requestWindows: build.query({
    query: (requestId: number) => call('GET bookings/windows/:requestId', { params: { requestId } }),
    transformResponse: ({ results }): (TimeWindow & { id: number })[] =>
      results.map(({ id, window_open, window_close }) => ({ id, open: window_open, close: window_close })),
    providesTags: (_rows, _error, requestId) => [{ type: 'Window', id: requestId }],
  }),
}));

export const {
  useRequestedCardsQuery,
  useBookedCardsQuery,
  usePastCardsQuery,
  useProgressCardsQuery,
  useEstimatesQuery,
  useRequestEstimateMutation,
  useRequestWindowsQuery,
  useWithdrawRescheduleMutation,
} = bookingsApi;
/** For code without components. */
export const bookingsEndpoints = bookingsApi.endpoints;
export * from './bookings/portal';
